import type { Locale } from '@/lib/i18n/routing';
import { type StoryCard, writtenIn } from '@/lib/story/story';

type Written = Pick<StoryCard, 'id' | 'lang' | 'otherLanguage' | 'translationKey'>;

export const isOwn = (story: Written, locale: Locale): boolean => writtenIn(story) === locale;

/**
 * What a story and its translations share: what their source says, else what their ids have in common, `rain`
 * of `rain`, `rain-en` and `rain-hi`. Where neither tells, a translation is another story.
 */
function sharedKey(story: Written): string {
  if (story.translationKey !== undefined) return story.translationKey;
  const ending = `-${writtenIn(story)}`;
  return story.id.endsWith(ending) ? story.id.slice(0, -ending.length) : story.id;
}

/**
 * The stories without translations of each other, in the order given: the one in the page's language
 * stands where the first of them did. Two in one language are no translations, whatever their source says.
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
