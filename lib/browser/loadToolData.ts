import { isObject } from '@/lib/isObject';
import type { Result } from '@/lib/result';
import { loadParsed } from './loadParsed';

function isLike(known: object): (entry: unknown) => boolean {
  const types = Object.entries(known).map(([key, value]) => [key, typeof value] as const);
  return (entry) => {
    if (!isObject(entry)) return false;
    const fields = new Map<string, unknown>(Object.entries(entry));
    // JSON turns NaN into null.
    return types.every(([key, type]) => {
      const value = fields.get(key);
      return typeof value === type || (value === null && type === 'number');
    });
  };
}

const isLikeList = <T extends object>(body: unknown, known: readonly T[]): body is readonly T[] =>
  Array.isArray(body) &&
  body.length > 0 &&
  known.slice(0, 1).every((one) => body.every(isLike(one)));

export const loadToolData = <T extends object>(
  path: string,
  known: readonly T[],
): Promise<Result<readonly T[], 'failed'>> =>
  loadParsed(path, (body): body is readonly T[] => isLikeList(body, known));
