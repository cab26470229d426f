import { useEffect, useState } from 'react';
import { whenIdle } from '@/lib/async/whenIdle';
import { useReducedData } from '@/lib/connection/useReducedData';
import type { Poll, PollProps } from './Poll';

/**
 * The poll of a feed. Its script and SWR are no part of the first load, since the first poll is half a
 * minute away: they come once the browser is idle. Under Save-Data and on a slow connection neither is
 * fetched and nothing is asked; a change of the connection starts it again. Where the script cannot be
 * had, the page stays as the server sent it.
 */
export function FeedPoll<T extends { id: string; title: string }>(props: PollProps<T>) {
  const [found, setFound] = useState<{ Poll: typeof Poll } | null>(null);
  const reduced = useReducedData();
  useEffect(() => {
    if (!reduced) return whenIdle(() => void import('./Poll').then(setFound, () => {}));
  }, [reduced]);
  return found && !reduced && <found.Poll {...props} />;
}
