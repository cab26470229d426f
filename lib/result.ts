/**
 * A value we could use, or the reason we could not. An upstream failure travels as data, not as an
 * exception.
 */
export type Result<T, E> =
  { readonly ok: true; readonly value: T } | { readonly ok: false; readonly error: E };

/** The result that holds a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** The result that holds the reason of a failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** How much of what was asked for could not be had. */
export type Missing = 'none' | 'some' | 'all';

/** How much is missing, by whether each part could be had. */
export function missingOf(had: readonly boolean[]): Missing {
  if (had.every(Boolean)) return 'none';
  return had.some(Boolean) ? 'some' : 'all';
}

/** One object, so that what is made once per list (`oncePerList`) is made once for it, too. */
const EMPTY: readonly never[] = [];

/** The list of a result; a failed one has none. */
export const valueOrEmpty = <T>(result: Result<readonly T[], unknown>): readonly T[] =>
  result.ok ? result.value : EMPTY;
