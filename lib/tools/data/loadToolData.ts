import type { Result } from '@/lib/result';
import { loadAnswer } from './loadAnswer';

/** An entry's fields have the types that they have in a known one. */
function isLike(known: object): (entry: unknown) => boolean {
  const types = Object.entries(known).map(([key, value]) => [key, typeof value] as const);
  return (entry) => {
    if (typeof entry !== 'object' || entry === null) return false;
    const fields = new Map<string, unknown>(Object.entries(entry));
    return types.every(([key, type]) => typeof fields.get(key) === type);
  };
}

/** The server has parsed what it sends; here a look at the entries is enough. */
const isLikeList = <T extends object>(body: unknown, known: readonly T[]): body is readonly T[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  known.slice(0, 1).every((one) => body.every(isLike(one)));

/** Reads a tool's data from one of the site's own endpoints; `known` is such data. */
export const loadToolData = <T extends object>(
  path: string,
  known: readonly T[],
): Promise<Result<readonly T[], 'failed'>> =>
  loadAnswer(path, (body): body is readonly T[] => isLikeList(body, known));
