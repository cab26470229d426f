import { useEffect } from 'react';
import { useSaveData } from '@/lib/browser/useConnection';
import { useLazy } from '@/lib/browser/useLazy';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { PollProps } from './Poll';

const fetchPoll = async () => (await import('./Poll')).Poll;

/** Loads the script again after a failure; else a bad line would stop polls for good. */
const RETRY_MS = 30_000;

/** The script and SWR load at idle, because the first poll is an interval away. Save-Data stops both. */
export function FeedPoll<T extends { id: string; title: string }>(props: PollProps<T>) {
  const [Poll, loadPoll] = useLazy(fetchPoll);
  const saves = useSaveData();
  useEffect(() => {
    if (saves) return;
    let retry: ReturnType<typeof setTimeout>;
    const load = () =>
      loadPoll(() => {
        retry = setTimeout(load, RETRY_MS);
      });
    const end = whenIdle(load);
    return () => {
      end();
      clearTimeout(retry);
    };
  }, [saves, loadPoll]);
  return Poll && !saves && <Poll {...props} />;
}
