import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import { memoize } from '@/lib/memoize';
import type { Story, StoryCard } from './story';

type Dated = Pick<StoryCard, 'publishedAt'>;

export const timeOf = ({ publishedAt }: Dated): number =>
  publishedAt ? Date.parse(publishedAt) : 0;

/**
 * True for a time later than clocks can differ: an error of the source, such as a wrong time zone.
 */
export const isInFuture = (moment: string, now: number): boolean =>
  Date.parse(moment) > now + CLOCKS_DIFFER_MS;

/** The story for search engines, without future dates. */
export function withoutFutureDates(story: Story, now: number): Story {
  const { modifiedAt, ...rest } = story;
  const { publishedAt } = story;
  const moments = [publishedAt, modifiedAt].map((at) => Boolean(at && isInFuture(at, now)));
  if (!moments.includes(true)) return story;
  return { ...rest, publishedAt: moments[0] ? null : publishedAt };
}

const latestTimes = memoize((stories: readonly Dated[]): readonly number[] =>
  stories.map(timeOf).sort((a, b) => b - a),
);

/**
 * Epoch milliseconds; later dates are source errors in zone or year. Infinity without future dates.
 * Changes only with a story's date, so `memoize` can cache.
 */
export function latestPlausible(lists: readonly (readonly Dated[])[], now: number): number {
  const limit = now + CLOCKS_DIFFER_MS;
  const times = lists.map((list) => latestTimes(list));
  if (times.every(([first = 0]) => first <= limit)) return Infinity;
  return times.reduce((last, own) => Math.max(last, own.find((time) => time <= limit) ?? 0), 0);
}

export const futureLast = <T extends Dated>(
  stories: readonly T[],
  believableUntil: number,
): readonly T[] =>
  believableUntil === Infinity
    ? stories
    : stories.toSorted(
        (a, b) => Number(timeOf(a) > believableUntil) - Number(timeOf(b) > believableUntil),
      );
