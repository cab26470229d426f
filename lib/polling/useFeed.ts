import { useLocale } from 'next-intl';
import useSWR from 'swr';
import { useReducedData } from '@/lib/connection/useReducedData';
import type { Result } from '@/lib/result';
import { loadFeed } from './loadFeed';
import { POLL_INTERVALS_MS } from './pollIntervals';

type Polled = { id: string; title: string };

/**
 * A feed kept fresh while the page is open: what the server read first, then a poll now and
 * then. SWR pauses it while the page is hidden and asks again when the reader returns. Under
 * Save-Data and on a slow connection nothing is asked; a change of the connection starts it again.
 */
export function useFeed<T extends Polled>(
  endpoint: keyof typeof POLL_INTERVALS_MS,
  initial: Result<readonly T[], string>,
  /** Called with each answer. */
  onAnswer: (answer: Result<readonly T[], string>) => void = () => {},
  /** What the endpoint is asked besides the language. */
  query = '',
): Result<readonly T[], string> {
  const locale = useLocale();
  const reduced = useReducedData();
  const failure = initial.ok ? `Failed to fetch ${endpoint}` : initial.error;
  const { data = initial } = useSWR(
    `/api/${endpoint}?lang=${locale}${query}`,
    (path: string) => loadFeed<T>(path, failure),
    {
      fallbackData: initial,
      revalidateIfStale: false, // the server has just read it
      refreshInterval: reduced ? 0 : POLL_INTERVALS_MS[endpoint],
      revalidateOnFocus: !reduced,
      revalidateOnReconnect: !reduced,
      onSuccess: onAnswer,
    },
  );
  return data;
}
