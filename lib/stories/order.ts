import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { aheadLast, timeOf } from '@/lib/stories/model/notYet';
import type { FeaturedStory, StoryCard } from '@/lib/stories/model/story';
import { BREAKING_LENGTH, FEATURED_LENGTH, NO_LIMIT, TRENDING_LENGTH } from './listLengths';
import { mergeCopies } from './mergeCopies';
import { isOwn, withoutTranslations } from './translations';

/**
 * The stories a block shows. The feeds carry all languages in one list: a page shows its own, each
 * group in the order given, and the other languages fill up only where fewer than `atLeast` would
 * be left. A site that does not put its own language first shows all as they come.
 */
export function preferLocale<T extends Pick<StoryCard, 'id' | 'lang' | 'otherLanguage'>>(
  stories: readonly T[],
  locale: Locale,
  { atLeast, atMost }: { atLeast: number; atMost: number },
): T[] {
  if (!OWN_LANGUAGE_FIRST) return stories.slice(0, atMost);
  const own = stories.filter((story) => isOwn(story, locale));
  const others = stories.filter((story) => !isOwn(story, locale));
  return [...own, ...others.slice(0, Math.max(0, atLeast - own.length))].slice(0, atMost);
}

/** The place of a moment in the newest first: before it what has happened, behind it what has no date. */
const rank = (time: number, latest: number) => (time === 0 ? 2 : Number(time > latest));

/**
 * Newest first; stories without a time keep their order at the end, and before them stands what is
 * dated after `latest`, in epoch milliseconds (`latestTrue`).
 */
export const newestFirst = oncePerList(
  <T extends Pick<StoryCard, 'publishedAt'>>(
    stories: readonly T[],
    latest = Infinity,
  ): readonly T[] =>
    stories
      .map((story) => ({ story, at: timeOf(story) }))
      .sort((a, b) => rank(a.at, latest) - rank(b.at, latest) || b.at - a.at)
      .map(({ story }) => story),
);

/** Whether a story is in another language, for a sort: the page's own come first. */
const isForeign = (story: StoryCard, locale: Locale) => Number(!isOwn(story, locale));

/**
 * Ascending by priority, the page's own language first where it is the same; only the first. A rank
 * that an editor gave goes before the language. A story and its translation count once. `latest` as in
 * `newestFirst`.
 */
export const featured = (
  stories: readonly FeaturedStory[],
  locale: Locale,
  latest = Infinity,
): FeaturedStory[] =>
  withoutTranslations(
    aheadLast(
      stories.toSorted(
        (a, b) => a.priority - b.priority || isForeign(a, locale) - isForeign(b, locale),
      ),
      latest,
    ),
    locale,
  ).slice(0, FEATURED_LENGTH);

/** Newest first, the page's language before the others. `latest` as in `newestFirst`. */
export function breaking<T extends StoryCard>(
  stories: readonly T[],
  locale: Locale,
  latest?: number,
): T[] {
  return preferLocale(newestFirst(stories, latest), locale, NO_LIMIT);
}

/** The items shown before a reader asks for all of them; a story and its translation count once. */
export const breakingStart = oncePerList(
  <T extends StoryCard>(line: readonly T[], locale: Locale): readonly T[] =>
    preferLocale(withoutTranslations(line, locale), locale, BREAKING_LENGTH),
);

/** Last item of the feed first, the page's language before the others. `last` as `latest` in `newestFirst`. */
export function latest<T extends StoryCard>(
  stories: readonly T[],
  locale: Locale,
  last = Infinity,
): T[] {
  return preferLocale(aheadLast(stories.toReversed(), last), locale, NO_LIMIT);
}

/** All feeds merged, newest first, the page's language before the others. `latest` as in `newestFirst`. */
export const newest = <T extends StoryCard>(
  feeds: readonly (readonly T[])[],
  locale: Locale,
  latest?: number,
) => preferLocale(newestFirst(mergeCopies(feeds.flat()), latest), locale, NO_LIMIT);

const minuteOf = (story: StoryCard) => Math.floor(timeOf(story) / MINUTE_MS);

/**
 * The newest of all feeds whatever their language; of one minute, which is what a reader sees, the
 * page's own first. A story and its translation count once. `latest` as in `newestFirst`.
 */
export const trending = <T extends StoryCard>(
  feeds: readonly (readonly T[])[],
  locale: Locale,
  latest = Infinity,
) =>
  withoutTranslations(
    newestFirst(mergeCopies(feeds.flat()), latest).toSorted(
      (a, b) =>
        rank(timeOf(a), latest) - rank(timeOf(b), latest) ||
        minuteOf(b) - minuteOf(a) ||
        isForeign(a, locale) - isForeign(b, locale),
    ),
    locale,
  ).slice(0, TRENDING_LENGTH);
