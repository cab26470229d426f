import { type ReactNode, useState } from 'react';
import { useLazy } from '@/lib/browser/useLazy';
import { startOfDay } from '@/lib/format/dates';
import type { Result } from '@/lib/result';
import { SAMPLE_DATE } from './sampleDate';

const fetchToolFeed = async () => (await import('./ToolFeed')).ToolFeed;

export type Refresh = {
  state: 'idle' | 'loading' | 'failed';
  shown: number;
  start: () => void;
  feed: ReactNode;
};

type ToolData<T> = {
  data: readonly T[];
  refresh: Refresh;
};

function dayOf(figures: readonly object[]): string | undefined {
  const { lastUpdate, date = lastUpdate }: { lastUpdate?: unknown; date?: unknown } =
    figures[0] ?? {};
  return typeof date === 'string' ? date : undefined;
}

/**
 * Server data first, the site's endpoint after Refresh; a failure keeps the last answer. SWR loads
 * with the first Refresh.
 *
 * @param path of the endpoint
 * @param initial the page's own data
 */
export function useToolData<T extends object>(path: string, initial: readonly T[]): ToolData<T> {
  const [data, setData] = useState(initial);
  const [state, setState] = useState<Refresh['state']>('idle');
  const [shown, setShown] = useState(() => startOfDay(dayOf(initial) ?? SAMPLE_DATE));
  const [asked, setAsked] = useState(0);
  const [ToolFeed, loadToolFeed] = useLazy(fetchToolFeed);

  const start = () => {
    setState('loading');
    setAsked(asked + 1);
    if (!ToolFeed) loadToolFeed(() => setState('failed'));
  };
  const onResult = (result: Result<readonly T[], 'failed'>) => {
    setState(result.ok ? 'idle' : 'failed');
    if (!result.ok) return;
    setData(result.value);
    setShown(Date.now());
  };
  return {
    data,
    refresh: {
      state,
      shown,
      start,
      feed: ToolFeed && (
        <ToolFeed path={path} initial={initial} asked={asked} onResult={onResult} />
      ),
    },
  };
}
