import { DAY_MS } from '@/lib/format/elapsed';
import { memoize } from '@/lib/memoize';
import { timeOf } from '@/lib/story/futureDates';
import type { Searchable } from './foldedTexts';

const YEAR_MS = 365 * DAY_MS;
/** Below half, so that today's match in a summary beats an old match in a title. */
const OLDEST = 0.4;
/** In years, for a story without a time or with one in the future. */
const UNDATED = 1;

/**
 * A match's weight by age, 0.4 to 1; the part above 0.4 halves each year. Ages count from the
 * newest story, for a stable order.
 */
export const freshness = memoize(
  (stories: readonly Searchable[], believableUntil: number): Float32Array => {
    const times = stories.map((story) => {
      const time = timeOf(story);
      return time === 0 || time > believableUntil ? null : time;
    });
    const newest = times.reduce((last: number, time) => Math.max(last, time ?? 0), 0);
    return Float32Array.from(times, (time) => {
      const years = time === null ? UNDATED : (newest - time) / YEAR_MS;
      return OLDEST + (1 - OLDEST) * 2 ** -years;
    });
  },
);
