/**
 * A value we could use, or the reason we could not. An upstream failure travels as data, not as an
 * exception.
 */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

/** The result that holds a value. */
export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

/** The result that holds the reason of a failure. */
export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

/** How much of what was asked for could be read. */
export type Coverage = 'complete' | 'partial' | 'none';

/** The coverage of a whole, by whether each part of it could be read. */
export function coverageOf(parts: readonly boolean[]): Coverage {
  if (parts.every(Boolean)) return 'complete';
  return parts.some(Boolean) ? 'partial' : 'none';
}

/** One object, so that what is made once per list (`oncePerList`) is made once for it, too. */
const EMPTY: readonly never[] = [];

/** The list of a result; a failed one has none. */
export const valueOrEmpty = <T>(result: Result<readonly T[], unknown>): readonly T[] =>
  result.ok ? result.value : EMPTY;
