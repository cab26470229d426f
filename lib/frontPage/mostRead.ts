import type { CategoryKey } from '@/lib/content/keys';
import 'server-only';
import { DAY_MS } from '@/lib/format/elapsed';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { getNewest } from '@/lib/stories/getNews';
import { inCategories } from '@/lib/stories/storySelection';
import { inOwnLanguage } from '@/lib/stories/translations';
import { timeOf } from '@/lib/story/futureDates';
import type { StoryCard } from '@/lib/story/story';
import { readsOf } from './readCounts.mjs';

const MOST_READ_LENGTH = 10;

const LEAST_STORIES = 5;

/** One reader in several tabs does not make a story popular. */
const LEAST_READS = 3;

/** Sources never reset views, so only stories of this span count as news. */
const SPAN_MS = 7 * DAY_MS;

/**
 * Ranks by the source's views if enough stories have them, else by this site's own count. Empty if
 * neither suffices.
 *
 * @param stories newest first; stories of equal rank keep their order
 */
export function mostRead(
  stories: readonly StoryCard[],
  readsOf: (story: string, now: number) => number,
  now: number,
): readonly StoryCard[] {
  const recent = stories.filter((story) => timeOf(story) > now - SPAN_MS);
  const viewed = ranked(recent, ({ views, sampleViews }) => (sampleViews ? 0 : (views ?? 0)), 1);
  return viewed.length > 0 ? viewed : ranked(stories, ({ id }) => readsOf(id, now), LEAST_READS);
}

function ranked(
  stories: readonly StoryCard[],
  weigh: (story: StoryCard) => number,
  least: number,
): readonly StoryCard[] {
  const weighed = stories
    .map((story) => ({ story, weight: weigh(story) }))
    .filter(({ weight }) => weight >= least);
  if (weighed.length < LEAST_STORIES) return [];
  return weighed
    .sort((a, b) => b.weight - a.weight)
    .slice(0, MOST_READ_LENGTH)
    .map(({ story }) => story);
}

/** With fewer stories the ranking would repeat the section's own list. */
const ENOUGH_TO_RANK = 20;

const ownOf = memoize(inOwnLanguage<StoryCard>);

/**
 * At most ten in the page's language; empty while too few are read.
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
