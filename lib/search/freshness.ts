import { oncePerList } from '@/lib/oncePerList';
import type { Searchable } from './foldedTexts';

const YEAR_MS = 365 * 24 * 3_600_000;
/** What a very old match is worth beside one of today: less than half, so that today's summary stands above its title. */
const OLDEST = 0.4;
/** A story without a time counts as one of this age, in years. */
const UNDATED = 1;

/**
 * What a match in each story of a list is worth by its age, from 0.4 to 1: what goes beyond 0.4 is halved each year. Ages are counted from the
 * newest story of the list, not from now, so that a list has one order.
 */
export const freshness = oncePerList((stories: readonly Searchable[]): Float32Array => {
  const times = stories.map(({ publishedAt }) => (publishedAt ? Date.parse(publishedAt) : null));
  let newest = 0;
  for (const time of times) newest = Math.max(newest, time ?? 0);
  return Float32Array.from(times, (time) => {
    const years = time === null ? UNDATED : (newest - time) / YEAR_MS;
    return OLDEST + (1 - OLDEST) * 2 ** -years;
  });
});
