/** Longer is nothing a person types into a field for a number. */
const LONGEST = 40;

/** A query parameter as it came: absent, once, or several times. */
export type Asked = string | string[] | undefined;

/**
 * The text of a field sent with the URL; one that is missing, said twice or absurdly long
 * counts as `fallback`.
 */
export const queryParam = (asked: Asked, fallback: string): string =>
  typeof asked === 'string' && asked.length <= LONGEST ? asked : fallback;

/** The option asked for in the URL; anything else counts as `fallback`. */
export const queryOption = <T extends string>(
  asked: Asked,
  options: readonly T[],
  fallback: T,
): T => options.find((option) => option === asked) ?? fallback;
