import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import { type FeaturedStory, type StoryCard, writtenIn } from '@/lib/stories/model/story';
import { BREAKING_LENGTH, FEATURED_LENGTH, NO_LIMIT, TRENDING_LENGTH } from './listLengths';

const time = ({ publishedAt }: Pick<StoryCard, 'publishedAt'>) =>
  publishedAt ? Date.parse(publishedAt) : 0;

/**
 * The stories a block shows. The feeds carry all languages in one list: a page shows its own, each
 * group in the order given, and the other languages fill up only where fewer than `atLeast` would
 * be left. A site that does not put its own language first shows all as they come.
 */
export function preferLocale<T extends Pick<StoryCard, 'lang' | 'otherLanguage'>>(
  stories: readonly T[],
  locale: Locale,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): T[] {
  if (!OWN_LANGUAGE_FIRST) return stories.slice(0, atMost);
  const isOwn = (story: T) => writtenIn(story) === locale;
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

/** Whether a story is in another language, for a sort: the page's own come first. */
const isForeign = (story: StoryCard, locale: Locale) => Number(writtenIn(story) !== locale);

/**
 * Ascending by priority, the page's own language first where it is the same; only the first. A rank
 * that an editor gave goes before the language.
 */
export const featured = (stories: readonly FeaturedStory[], locale: Locale): FeaturedStory[] =>
  stories
    .toSorted((a, b) => a.priority - b.priority || isForeign(a, locale) - isForeign(b, locale))
    .slice(0, FEATURED_LENGTH);

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

/** All feeds merged; the same story in two of them counts once. */
function merge<T extends StoryCard>(feeds: readonly (readonly T[])[]): T[] {
  const merged = new Map<string, T>();
  for (const story of feeds.flat()) if (!merged.has(story.id)) merged.set(story.id, story);
  return [...merged.values()];
}

/** All feeds merged, newest first, the page's language before the others. */
export const newest = <T extends StoryCard>(feeds: readonly (readonly T[])[], locale: Locale) =>
  preferLocale(newestFirst(merge(feeds)), locale, NO_LIMIT);

/** The newest of all feeds whatever their language; of one moment the page's own first. */
export const trending = <T extends StoryCard>(feeds: readonly (readonly T[])[], locale: Locale) =>
  merge(feeds)
    .toSorted((a, b) => time(b) - time(a) || isForeign(a, locale) - isForeign(b, locale))
    .slice(0, TRENDING_LENGTH);
