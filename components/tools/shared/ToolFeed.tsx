import { useEffect } from 'react';
import useSWR from 'swr';
import type { Result } from '@/lib/result';
import { loadToolData } from '@/lib/tools/data/loadToolData';

export type ToolFeedProps<T extends object> = {
  path: string;
  /** What the server read. */
  initial: readonly T[];
  /** How often Refresh was pressed: each time it asks again. */
  asked: number;
  onResult: (result: Result<readonly T[], 'failed'>) => void;
};

/** Reads a tool's data whenever Refresh asks for it; renders nothing. */
export function ToolFeed<T extends object>({ path, initial, asked, onResult }: ToolFeedProps<T>) {
  const { mutate } = useSWR(path, () => loadToolData(path, initial), {
    fallbackData: { ok: true, value: initial },
    revalidateIfStale: false, // the server has just read it
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    dedupingInterval: 0,
    onSuccess: onResult,
  });
  useEffect(() => void mutate(), [asked, mutate]);
  return null;
}
