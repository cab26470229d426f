import type { Locale } from '@/lib/i18n/routing';
import type { FeaturedStory, StoryCard } from './story';

const FEATURED_MAXIMUM = 3;
const TRENDING_MAXIMUM = 5;

const time = ({ publishedAt }: Pick<StoryCard, 'publishedAt'>) => (publishedAt ? Date.parse(publishedAt) : 0);

/**
 * Stories in the page's language first, each group in the order given. The feeds carry both languages in
 * one list; a page shows its own, and the other language fills the places that stay free.
 */
export function ownLanguageFirst<T extends Pick<StoryCard, 'lang'>>(stories: readonly T[], locale: Locale): T[] {
  return [...stories.filter(({ lang }) => lang === locale), ...stories.filter(({ lang }) => lang !== locale)];
}

/** Newest first; stories without a time keep their order at the end. */
export function newestFirst<T extends Pick<StoryCard, 'publishedAt'>>(stories: readonly T[]): T[] {
  return stories.toSorted((a, b) => time(b) - time(a));
}

/** Ascending by priority, the first three. */
export function featured(stories: readonly FeaturedStory[], locale: Locale): FeaturedStory[] {
  const ranked = stories.toSorted((a, b) => a.priority - b.priority);
  return ownLanguageFirst(ranked, locale).slice(0, FEATURED_MAXIMUM);
}

/** Last item of the feed first. */
export function latest<T>(stories: readonly T[]): T[] {
  return stories.toReversed();
}

/** All feeds merged, newest first, the first five. The same story in two feeds counts once. */
export function trending<T extends StoryCard>(feeds: readonly (readonly T[])[], locale: Locale): T[] {
  const merged = new Map<string, T>();
  for (const story of feeds.flat()) if (!merged.has(story.id)) merged.set(story.id, story);
  return ownLanguageFirst(newestFirst([...merged.values()]), locale).slice(0, TRENDING_MAXIMUM);
}
