/** Upstream failures travel as data, not as exceptions. */
export type Result<T, E> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly error: E };

export const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });

export const err = <E>(error: E): Result<never, E> => ({ ok: false, error });

export type Completeness = 'complete' | 'partial' | 'none';

export function completenessOf(parts: readonly boolean[]): Completeness {
  if (parts.every(Boolean)) return 'complete';
  return parts.some(Boolean) ? 'partial' : 'none';
}

/** A shared constant, so that `memoize` memoises on it. */
const EMPTY: readonly never[] = [];

export const valueOrEmpty = <T>(result: Result<readonly T[], unknown>): readonly T[] =>
  result.ok ? result.value : EMPTY;
