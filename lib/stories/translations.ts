import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { isOriginal, type Story, type StoryCard, writtenIn } from '@/lib/story/story';

type Written = Pick<StoryCard, 'id' | 'lang' | 'otherLanguage' | 'translationKey'>;

export const isOwn = (story: Written, locale: Locale): boolean => writtenIn(story) === locale;

/** Only stories in the page's language; all on a site that mixes its languages. */
export const inOwnLanguage = <T extends Written>(
  stories: readonly T[],
  locale: Locale,
): readonly T[] => (OWN_LANGUAGE_FIRST ? stories.filter((story) => isOwn(story, locale)) : stories);

/**
 * The source's key, else the id without its language: `rain` for `rain-en` and `rain-hi`. Without
 * either, translations count as separate stories.
 */
function sharedKey(story: Written): string {
  if (story.translationKey !== undefined) return story.translationKey;
  const ending = `-${writtenIn(story)}`;
  return story.id.endsWith(ending) ? story.id.slice(0, -ending.length) : story.id;
}

/**
 * Keeps the order; the copy in the page's language takes the first copy's place. Stories in one
 * language are never translations, whatever the source says.
 */
export function withoutTranslations<T extends Written>(stories: readonly T[], locale: Locale): T[] {
  const chosen = new Map<string, T>();
  for (const story of stories) {
    const key = sharedKey(story);
    const standing = chosen.get(key);
    if (standing && writtenIn(standing) === writtenIn(story)) chosen.set(story.id, story);
    else if (!standing || (!isOwn(standing, locale) && isOwn(story, locale)))
      chosen.set(key, story);
  }
  return [...chosen.values()];
}

export const withoutStories = <T extends Written>(
  stories: readonly T[],
  left: readonly Written[],
): readonly T[] =>
  stories.filter(
    (story) =>
      !left.some(
        (other) =>
          other.id === story.id ||
          (sharedKey(other) === sharedKey(story) && writtenIn(other) !== writtenIn(story)),
      ),
  );

type Translated = { lang: Locale; ids: ReadonlyMap<Locale, string> };

/** The translated stories by id, each with the ids in all languages. */
export const translatedStories = memoize(
  (
    stories: readonly (Written & Pick<Story, 'canonicalUrl'>)[],
  ): ReadonlyMap<string, Translated> => {
    const groups = new Map<string, Map<Locale, string>>();
    for (const story of stories) {
      if (!isOwn(story, story.lang) || !isOriginal(story)) continue;
      const key = sharedKey(story);
      const ids = groups.get(key) ?? new Map<Locale, string>();
      groups.set(key, ids);
      if (!ids.has(story.lang)) ids.set(story.lang, story.id);
    }
    return new Map(
      [...groups.values()]
        .filter((ids) => ids.size > 1)
        .flatMap((ids) => [...ids].map(([lang, id]) => [id, { lang, ids }] as const)),
    );
  },
);
