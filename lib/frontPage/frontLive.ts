import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { ok } from '@/lib/result';
import { type FeedResult, getBreaking } from '@/lib/stories/getNews';
import { getLiveNow, type LiveStory } from '@/lib/stories/liveNow';
import { withoutStories } from '@/lib/stories/translations';
import type { StoryCard } from '@/lib/story/story';
import { blocksIn } from './areas';
import { frontPage } from './frontPage';

const SHOWN = 3;

const NONE: readonly LiveStory[] = [];

const first = memoize((stories: readonly LiveStory[]) => stories.slice(0, SHOWN));

const rest = memoize((stories: readonly StoryCard[], live: readonly LiveStory[]) => {
  const others = withoutStories(stories, live);
  return others.length > 0 ? others : stories;
});

export const getShownLive = async (locale: Locale, now: number) =>
  first(await getLiveNow(locale, now));

/**
 * The live stories that other blocks may leave out: none if the page lacks their block, or shows it
 * only at some widths.
 */
export async function getFrontLive(locale: Locale, now: number): Promise<readonly LiveStory[]> {
  const hasBlock = blocksIn(await frontPage(), locale).some(
    ({ kind, fromWidth }) => kind === 'liveNow' && fromWidth === undefined,
  );
  return hasBlock ? getShownLive(locale, now) : NONE;
}

/**
 * The front page's breaking news. Live stories appear only in their own block, unless no others are
 * left.
 */
export async function getFrontBreaking(locale: Locale): FeedResult<StoryCard> {
  const [breaking, live] = await Promise.all([
    getBreaking(locale),
    getFrontLive(locale, Date.now()),
  ]);
  return breaking.ok && live.length > 0 ? ok(rest(breaking.value, live)) : breaking;
}
