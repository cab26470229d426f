import { useEffect } from 'react';
import useSWR from 'swr';
import { loadToolData } from '@/lib/browser/loadToolData';
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
