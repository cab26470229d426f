import 'server-only';
import { OWN_LANGUAGE_FIRST } from '#site/settings.mjs';
import type { CategoryKey } from '@/lib/content/keys';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import { getNewest } from '@/lib/stories/getNews';
import { inCategories } from '@/lib/stories/storySelection';
import { isOwn } from '@/lib/stories/translations';
import type { StoryCard } from '@/lib/story/story';
import { mostRead } from './mostRead';
import { readsOf } from './readCounts.mjs';

/** Ten ranked out of fewer would repeat what a section has just listed. */
const ENOUGH_TO_RANK = 20;

const ownOf = oncePerList((stories: readonly StoryCard[], locale: Locale) =>
  OWN_LANGUAGE_FIRST ? stories.filter((story) => isOwn(story, locale)) : stories,
);

/**
 * The most read stories in the page's language, at most ten; empty while too little was read.
 *
 * @param categories of a section, which needs twenty stories; without them of the whole site
 */
export async function getMostRead(
  locale: Locale,
  now: number,
  categories?: readonly CategoryKey[],
): Promise<readonly StoryCard[]> {
  const own = ownOf(await getNewest(locale), locale);
  if (!categories) return mostRead(own, readsOf, now);
  const filed = inCategories(own, categories);
  return filed.length < ENOUGH_TO_RANK ? [] : mostRead(filed, readsOf, now);
}
