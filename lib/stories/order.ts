import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import { MINUTE_MS } from '@/lib/format/elapsed';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { futureLast, timeOf } from '@/lib/story/futureDates';
import type { FeaturedStory, StoryCard } from '@/lib/story/story';
import { BREAKING_LENGTH, FEATURED_LENGTH, NO_LIMIT, TRENDING_LENGTH } from './listLengths';
import { mergeCopies } from './mergeCopies';
import { isOwn, withoutTranslations } from './translations';

/**
 * The page's language first; others fill up to `atLeast`. Sites without a preferred language keep
 * the feed's order.
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

const rank = (time: number, believableUntil: number) =>
  time === 0 ? 2 : Number(time > believableUntil);

/** Undated stories come last, after stories dated past `believableUntil` (`latestPlausible`). */
export const newestFirst = memoize(
  <T extends Pick<StoryCard, 'publishedAt'>>(
    stories: readonly T[],
    believableUntil = Infinity,
  ): readonly T[] =>
    stories
      .map((story) => ({ story, at: timeOf(story) }))
      .sort((a, b) => rank(a.at, believableUntil) - rank(b.at, believableUntil) || b.at - a.at)
      .map(({ story }) => story),
);

const isForeign = (story: StoryCard, locale: Locale) => Number(!isOwn(story, locale));

/**
 * By priority, then the page's language; translations count once. `believableUntil` as in
 * `newestFirst`.
 */
export const featured = (
  stories: readonly FeaturedStory[],
  locale: Locale,
  believableUntil = Infinity,
): FeaturedStory[] =>
  withoutTranslations(
    futureLast(
      stories.toSorted(
        (a, b) => a.priority - b.priority || isForeign(a, locale) - isForeign(b, locale),
      ),
      believableUntil,
    ),
    locale,
  ).slice(0, FEATURED_LENGTH);

export function breaking<T extends StoryCard>(
  stories: readonly T[],
  locale: Locale,
  believableUntil?: number,
): T[] {
  return preferLocale(newestFirst(stories, believableUntil), locale, NO_LIMIT);
}

export const breakingStart = memoize(
  <T extends StoryCard>(line: readonly T[], locale: Locale): readonly T[] =>
    preferLocale(withoutTranslations(line, locale), locale, BREAKING_LENGTH),
);

/**
 * The feed's last item first, the page's language before others. `believableUntil` as in
 * `newestFirst`.
 */
export function latest<T extends StoryCard>(
  stories: readonly T[],
  locale: Locale,
  believableUntil = Infinity,
): T[] {
  return preferLocale(futureLast(stories.toReversed(), believableUntil), locale, NO_LIMIT);
}

const merged = memoize(<T extends StoryCard>(feeds: readonly (readonly T[])[]): readonly T[] =>
  mergeCopies(feeds.flat()),
);

export const newest = <T extends StoryCard>(
  feeds: readonly (readonly T[])[],
  locale: Locale,
  believableUntil?: number,
) => preferLocale(newestFirst(merged(feeds), believableUntil), locale, NO_LIMIT);

/**
 * Newest in any language; within the same minute, the page's language first. Translations count
 * once.
 */
export const trending = <T extends StoryCard>(
  feeds: readonly (readonly T[])[],
  locale: Locale,
  believableUntil = Infinity,
) =>
  withoutTranslations(
    newestFirst(merged(feeds), believableUntil)
      .map((story) => {
        const at = timeOf(story);
        return { story, rank: rank(at, believableUntil), minute: Math.floor(at / MINUTE_MS) };
      })
      .sort(
        (a, b) =>
          a.rank - b.rank ||
          b.minute - a.minute ||
          isForeign(a.story, locale) - isForeign(b.story, locale),
      )
      .map(({ story }) => story),
    locale,
  ).slice(0, TRENDING_LENGTH);
