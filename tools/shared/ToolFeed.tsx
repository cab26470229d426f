import { useEffect } from 'react';
import useSWR from 'swr';
import { loadParsed } from '@/lib/browser/loadParsed';
import { isObject } from '@/lib/isObject';
import type { Result } from '@/lib/result';

export type ToolFeedProps<T extends object> = {
  path: string;
  initial: readonly T[];
  asked: number;
  onResult: (result: Result<readonly T[], 'failed'>) => void;
};

export function ToolFeed<T extends object>({ path, initial, asked, onResult }: ToolFeedProps<T>) {
  const { mutate } = useSWR(path, () => loadToolData(path, initial), {
    fallbackData: { ok: true, value: initial },
    revalidateIfStale: false,
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
    onSuccess: onResult,
  });
  useEffect(() => void mutate(), [asked, mutate]);
  return null;
}

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

const loadToolData = <T extends object>(
  path: string,
  known: readonly T[],
): Promise<Result<readonly T[], 'failed'>> =>
  loadParsed(path, (body): body is readonly T[] => isLikeList(body, known));
