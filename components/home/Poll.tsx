import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { loadFeed } from '@/lib/browser/loadFeed';
import { POLL_INTERVALS_MS } from '@/lib/browser/pollIntervals';
import type { Result } from '@/lib/result';

type Polled = { id: string; title: string };

export type PollProps<T extends Polled> = {
  endpoint: keyof typeof POLL_INTERVALS_MS;
  /** What the server read. */
  initial: Result<readonly T[], string>;
  /** Called with each result, failures too. */
  onResult: (result: Result<readonly T[], string>) => void;
  /** What the endpoint is asked besides the language. */
  query?: string;
};

/**
 * Keeps a feed fresh while the page is open, by a poll now and then; renders nothing. SWR pauses it
 * while the page is hidden and asks again when the reader returns.
 */
export function Poll<T extends Polled>({ endpoint, initial, onResult, query = '' }: PollProps<T>) {
  const locale = useLocale();
  const failure = initial.ok ? `Failed to fetch ${endpoint}` : initial.error;
  useSWR(`/api/${endpoint}?lang=${locale}${query}`, (path: string) => loadFeed<T>(path, failure), {
    fallbackData: initial,
    revalidateIfStale: false, // the server has just read it
    refreshInterval: POLL_INTERVALS_MS[endpoint],
    onSuccess: onResult,
  });
  return null;
}
