/** One choice of a filter bar. */
export type Filter = {
  value: string;
  label: string;
  href: string;
  /** What the choice leaves, for screen readers: made on the server, which has the words. */
  shown: string;
};

/**
 * What a filter bar offers; the first choice ('all', the first city) is at the page's own URL.
 */
export type FilterChoice = {
  /** Name of the query parameter. */
  parameter: string;
  filters: readonly Filter[];
  /** As the server read it from the URL. */
  chosen: string;
};

/** What is left of a list: 'all' leaves everything. */
export const matching = <T extends { values: readonly string[] }>(
  items: readonly T[],
  value: string,
) => items.filter(({ values }) => value === 'all' || values.includes(value));
