import { useEffect } from 'react';
import { useLazy } from '@/lib/browser/useLazy';
import { useSaveData } from '@/lib/browser/useSaveData';
import { whenIdle } from '@/lib/browser/whenIdle';
import type { PollProps } from './Poll';

const fetchPoll = async () => (await import('./Poll')).Poll;

/**
 * The poll of a feed. Its script and SWR are no part of the first load, since the first poll is half a
 * minute away: they come once the browser is idle. Under Save-Data neither is fetched and nothing is asked,
 * which `SaveDataNote` says; with its end the poll starts again. Where the script cannot be
 * had, the page stays as the server sent it.
 */
export function FeedPoll<T extends { id: string; title: string }>(props: PollProps<T>) {
  const [Poll, loadPoll] = useLazy(fetchPoll);
  const saves = useSaveData();
  useEffect(() => {
    if (!saves) return whenIdle(() => loadPoll());
  }, [saves, loadPoll]);
  return Poll && !saves && <Poll {...props} />;
}
