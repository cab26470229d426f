import { paragraphsBody } from '@/lib/story/body';
import type { Coverage, LiveUpdate } from '@/lib/story/coverage';
import { NOW } from './samples';

const MINUTE_MS = 60_000;

/** ISO, UTC: so many minutes before every test takes place. */
export const minutesAgo = (minutes: number) => new Date(NOW - minutes * MINUTE_MS).toISOString();

/** The update numbered from 1, the oldest; the newest of `total` came a minute ago. */
export const liveUpdate = (
  number: number,
  total: number,
  given: Partial<LiveUpdate> = {},
): LiveUpdate => ({
  id: `n${number}`,
  at: minutesAgo(total + 1 - number),
  headline: `Update ${number}`,
  body: paragraphsBody([`Text of update ${number}.`]),
  picture: null,
  videoUrl: null,
  isKey: false,
  ...given,
});

export const coverage = (total: number, given: Partial<Coverage> = {}): Coverage => ({
  startedAt: minutesAgo(total + 5),
  endedAt: null,
  pinned: null,
  updates: Array.from({ length: total }, (_, at) => liveUpdate(total - at, total)),
  ...given,
});
