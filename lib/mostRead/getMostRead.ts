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

const ownOf = oncePerList((stories: readonly StoryCard[], locale: Locale) =>
  OWN_LANGUAGE_FIRST ? stories.filter((story) => isOwn(story, locale)) : stories,
);

/**
 * The most read stories in the page's language, at most ten; empty while too little was read.
 *
 * @param categories of a section; without them of the whole site
 */
export async function getMostRead(
  locale: Locale,
  now: number,
  categories?: readonly CategoryKey[],
): Promise<readonly StoryCard[]> {
  const own = ownOf(await getNewest(locale), locale);
  return mostRead(categories ? inCategories(own, categories) : own, readsOf, now);
}
