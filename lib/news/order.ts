import type { Locale } from '@/lib/i18n/routing';
import { BREAKING_LENGTH, FEATURED_LENGTH, NO_LIMIT, TRENDING_LENGTH } from './listLengths';
import { oncePerList } from './oncePerList';
import type { FeaturedStory, Story, StoryCard } from '@/lib/story/story';

const time = ({ publishedAt }: Pick<StoryCard, 'publishedAt'>) =>
  publishedAt ? Date.parse(publishedAt) : 0;

/**
 * The stories a block shows. The feeds carry all languages in one list: a page shows its own, each
 * group in the order given, and the other languages fill up only where fewer than `atLeast` would
 * be left.
 */
export function preferLocale<T extends Pick<Story, 'lang' | 'isMarathi'>>(
  stories: readonly T[],
  locale: Locale,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): T[] {
  const isOwn = ({ lang, isMarathi }: T) => lang === locale && !isMarathi;
  const own = stories.filter(isOwn);
  const others = stories.filter((story) => !isOwn(story));
  return [...own, ...others.slice(0, Math.max(0, atLeast - own.length))].slice(0, atMost);
}

/** Newest first; stories without a time keep their order at the end. */
export const newestFirst = oncePerList(
  <T extends Pick<StoryCard, 'publishedAt'>>(stories: readonly T[]): readonly T[] =>
    stories
      .map((story) => ({ story, at: time(story) }))
      .sort((a, b) => b.at - a.at)
      .map(({ story }) => story),
);

/** Ascending by priority, only the first. */
export function featured(stories: readonly FeaturedStory[], locale: Locale): FeaturedStory[] {
  const ranked = stories.toSorted((a, b) => a.priority - b.priority);
  return preferLocale(ranked, locale, FEATURED_LENGTH);
}

/** Newest first, the page's language before the others. */
export function breaking<T extends StoryCard>(stories: readonly T[], locale: Locale): T[] {
  return preferLocale(newestFirst(stories), locale, NO_LIMIT);
}

/** The items shown before a reader asks for all of them. */
export const breakingStart = oncePerList(
  <T extends StoryCard>(line: readonly T[], locale: Locale): readonly T[] =>
    preferLocale(line, locale, BREAKING_LENGTH),
);

/** Last item of the feed first, the page's language before the others. */
export function latest<T extends StoryCard>(stories: readonly T[], locale: Locale): T[] {
  return preferLocale(stories.toReversed(), locale, NO_LIMIT);
}

/**
 * All feeds merged, newest first, the page's language before the others. The same story in two
 * feeds counts once.
 */
export function newest<T extends StoryCard>(
  feeds: readonly (readonly T[])[],
  locale: Locale,
  length = NO_LIMIT,
): T[] {
  const merged = new Map<string, T>();
  for (const story of feeds.flat()) if (!merged.has(story.id)) merged.set(story.id, story);
  return preferLocale(newestFirst([...merged.values()]), locale, length);
}

/** The first of the newest. */
export const trending = <T extends StoryCard>(feeds: readonly (readonly T[])[], locale: Locale) =>
  newest(feeds, locale, TRENDING_LENGTH);
