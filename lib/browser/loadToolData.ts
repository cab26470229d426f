import { err, ok, type Result } from '@/lib/result';
import { fetchAnew } from './fetchAnew';

/**
 * Network errors, server errors and foreign shapes, which a page may meet after a deployment, all
 * become `failed`.
 */
export async function loadAnswer<T>(
  path: string,
  isAnswer: (body: unknown) => body is T,
): Promise<Result<T, 'failed'>> {
  try {
    const response = await fetchAnew(path);
    const body: unknown = await response.json();
    if (response.ok && isAnswer(body)) return ok(body);
  } catch {
    // Offline or not JSON: one error for the reader.
  }
  return err('failed');
}

function isLike(known: object): (entry: unknown) => boolean {
  const types = Object.entries(known).map(([key, value]) => [key, typeof value] as const);
  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return false;
    const fields = new Map<string, unknown>(Object.entries(entry));
    // NaN travels as null.
    return types.every(([key, type]) => {
      const value = fields.get(key);
      return typeof value === type || (value === null && type === 'number');
    });
  };
}

/** A type check is enough, because the server has parsed the data. */
const isLikeList = <T extends object>(body: unknown, known: readonly T[]): body is readonly T[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  known.slice(0, 1).every((one) => body.every(isLike(one)));

/** `known` is an example of the data, for the type check. */
export const loadToolData = <T extends object>(
  path: string,
  known: readonly T[],
): Promise<Result<readonly T[], 'failed'>> =>
  loadAnswer(path, (body): body is readonly T[] => isLikeList(body, known));
