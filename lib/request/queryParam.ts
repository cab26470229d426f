export type QueryParam = string | string[] | undefined;

export type SearchParams = Promise<Readonly<Record<string, QueryParam>>>;

export type QueryProps = { searchParams: SearchParams };

export const queryString = (params: Awaited<SearchParams>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, param]) =>
      [param ?? []].flat().map((text) => [name, text]),
    ),
  ).toString();

const LIMIT = 40;

export const queryParam = (param: QueryParam, fallback: string, limit = LIMIT): string =>
  typeof param === 'string' && param.length <= limit ? param : fallback;

export const queryOption = <T extends string>(
  param: QueryParam,
  options: readonly T[],
  fallback: T,
): T => options.find((option) => option === param) ?? fallback;
