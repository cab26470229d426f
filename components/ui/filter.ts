export type Filter = {
  value: string;
  label: string;
  href: string;
  shown: string;
};

/** The first choice ('all', the first city) has the page's plain URL. */
export type FilterChoice = {
  parameter: string;
  filters: readonly Filter[];
  chosen: string;
};

export const matching = <T extends { values: readonly string[] }>(
  items: readonly T[],
  value: string,
) => items.filter(({ values }) => value === 'all' || values.includes(value));
