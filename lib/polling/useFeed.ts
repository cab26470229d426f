import { useLocale } from 'next-intl';
import useSWR from 'swr';
import type { Result } from '@/lib/result';
import { loadFeed } from './loadFeed';

type Polled = { id: string; title: string };

/**
 * A feed kept fresh while the page is open: what the server read first, then a poll every
 * `everyMs`. SWR pauses it while the page is hidden and asks again when the reader returns.
 */
export function useFeed<T extends Polled>(
  endpoint: 'posters' | 'breaking-news' | 'featured-stories' | 'trending',
  initial: Result<T[], string>,
  everyMs: number,
  /** What the endpoint is asked besides the language. */
  query = '',
): Result<T[], string> {
  const locale = useLocale();
  const failure = initial.ok ? `Failed to fetch ${endpoint}` : initial.error;
  const { data = initial } = useSWR(
    `/api/${endpoint}?lang=${locale}${query}`,
    (path: string) => loadFeed<T>(path, failure),
    {
      fallbackData: initial,
      revalidateIfStale: false, // the server has just read it
      refreshInterval: everyMs,
    },
  );
  return data;
}
