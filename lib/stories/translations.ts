import type { Locale } from '@/lib/i18n/routing';
import { type StoryCard, writtenIn } from './model/story';

type Written = Pick<StoryCard, 'id' | 'lang' | 'otherLanguage'>;

/** Whether a story is in the language of the page; Marathi is not Hindi. */
export const isOwn = (story: Written, locale: Locale): boolean => writtenIn(story) === locale;

/** What the ids of a story and its translations have in common: `rain` of `rain`, `rain-en` and `rain-hi`. */
function originalId(story: Written): string {
  const ending = `-${writtenIn(story)}`;
  return story.id.endsWith(ending) ? story.id.slice(0, -ending.length) : story.id;
}

/**
 * The stories without translations of each other, in the order given: the one in the page's language
 * stands where the first of them did.
 */
export function withoutTranslations<T extends Written>(stories: readonly T[], locale: Locale): T[] {
  const chosen = new Map<string, T>();
  for (const story of stories) {
    const key = originalId(story);
    const standing = chosen.get(key);
    if (!standing || (!isOwn(standing, locale) && isOwn(story, locale))) chosen.set(key, story);
  }
  return [...chosen.values()];
}
