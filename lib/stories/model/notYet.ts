import { CLOCKS_DIFFER_MS } from '@/lib/format/elapsed';
import { oncePerList } from '@/lib/oncePerList';
import type { StoryCard } from './story';

type Dated = Pick<StoryCard, 'publishedAt'>;

/** Epoch milliseconds; 0 without a date. */
export const timeOf = ({ publishedAt }: Dated): number =>
  publishedAt ? Date.parse(publishedAt) : 0;

/** The latest moments first, so that few are compared with the clock. */
const latestTimes = oncePerList((stories: readonly Dated[]): readonly number[] =>
  stories.map(timeOf).sort((a, b) => b - a),
);

/**
 * The latest date that may lead a list, in epoch milliseconds. A later one is the source's mistake, in its
 * time zone or its year. It changes only when one of the stories' own moments comes, so that lists can be
 * kept by it (`oncePerList`); Infinity where no story is from the future.
 */
export function latestTrue(lists: readonly (readonly Dated[])[], now: number): number {
  const limit = now + CLOCKS_DIFFER_MS;
  const times = lists.map((list) => latestTimes(list));
  if (times.every(([first = 0]) => first <= limit)) return Infinity;
  return times.reduce((last, own) => Math.max(last, own.find((time) => time <= limit) ?? 0), 0);
}

/** What is dated after `latest` (`latestTrue`) behind the others, which keep their order. */
export const aheadLast = <T extends Dated>(stories: readonly T[], latest: number): readonly T[] =>
  latest === Infinity
    ? stories
    : stories.toSorted((a, b) => Number(timeOf(a) > latest) - Number(timeOf(b) > latest));
