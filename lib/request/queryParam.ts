/** A query parameter as Next hands it over: absent, once, or several times. */
export type QueryParam = string | string[] | undefined;

/** The `searchParams` of a page, as Next hands them over. */
export type SearchParams = Promise<Readonly<Record<string, QueryParam>>>;

/** The query that these parameters come from, encoded. What is said twice stands together. */
export const queryString = (params: Awaited<SearchParams>): string =>
  new URLSearchParams(
    Object.entries(params).flatMap(([name, param]) =>
      [param ?? []].flat().map((text) => [name, text]),
    ),
  ).toString();

/** Longer is nothing a person types into a field for a number. */
const LIMIT = 40;

/**
 * The text of a field sent with the URL; one that is missing, said twice or longer than `limit`
 * counts as `fallback`.
 */
export const queryParam = (param: QueryParam, fallback: string, limit = LIMIT): string =>
  typeof param === 'string' && param.length <= limit ? param : fallback;

/** The option asked for in the URL; anything else counts as `fallback`. */
export const queryOption = <T extends string>(
  param: QueryParam,
  options: readonly T[],
  fallback: T,
): T => options.find((option) => option === param) ?? fallback;

/** The first of a parameter, for what takes one that is said twice. */
export const firstParam = (param: QueryParam): string | undefined => [param].flat()[0];
