import { useLocale } from 'next-intl';
import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import { joinPolls, pathOf, pollList } from '@/lib/polls/pollBatch';
import { POLL_INTERVALS_MS, type PolledEndpoint } from '@/lib/polls/pollIntervals';
import type { Result } from '@/lib/result';

type Entry = { id: string; title: string };

export type PollProps<T extends Entry> = {
  endpoint: PolledEndpoint;
  initial: Result<readonly T[], string>;
  /** Called with each result, failures too, unless the device has no network or the page tells of an outage. */
  onResult: (result: Result<readonly T[], string>) => void;
  query?: string;
};

const OUTAGE = '[data-outage]';

/**
 * SWR pauses while the page is hidden or offline; `pollList` merges simultaneous polls into one
 * request.
 */
export function Poll<T extends Entry>({ endpoint, initial, onResult, query = '' }: PollProps<T>) {
  const lang = useLocale();
  const failure = initial.ok ? `Failed to fetch ${endpoint}` : initial.error;
  const hasCome = useRef(false);
  useEffect(() => joinPolls({ endpoint, lang, query, failure }), [endpoint, lang, query, failure]);
  useSWR(pathOf({ endpoint, lang, query }), (path: string) => pollList<T>(path), {
    fallbackData: initial,
    revalidateIfStale: false,
    refreshInterval: POLL_INTERVALS_MS[endpoint],
    // SWR takes a new page to be online. A stored page stays; a page of an outage reports failures
    // only after a success.
    onSuccess: (result) => {
      hasCome.current ||= result.ok;
      const isNews = hasCome.current || !document.querySelector(OUTAGE);
      if (result.ok || (navigator.onLine && isNews)) onResult(result);
    },
  });
  return null;
}
