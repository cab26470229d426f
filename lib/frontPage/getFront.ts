import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import { memoize } from '@/lib/memoize';
import { isForEdge } from '@/lib/request/pageResponse';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ok, type Result } from '@/lib/result';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import {
  type FeedResult,
  getFeatured,
  getLatest,
  getSlides,
  startOfBreaking,
} from '@/lib/stories/getNews';
import { turnFor } from '@/lib/timeSlices';
import { composeFront, type FrontStories } from './composeFront';
import { getFrontBreaking, getShownLive } from './frontLive';
import { storiesOfBlocks } from './storiesOfBlocks';

export type FrontResult = Promise<Result<FrontStories, string>>;

/** One shared array, so that `memoize` finds memoised fronts. */
const NONE: readonly never[] = [];

export const withoutHero = memoize((blocks: readonly FrontBlock[]) =>
  blocks.filter(({ kind }) => kind !== 'hero'),
);

/**
 * Fills the blocks below the front page's polled lists, without their stories. Fails if the news
 * call fails.
 *
 * @param blocks the ones shown, because the desk may change its list at any time
 */
export async function getFront(blocks: readonly FrontBlock[], locale: Locale): FrontResult {
  const [latest, slides, breaking, featured, live, listed] = await Promise.all([
    getLatest(locale),
    blocks.some(({ kind }) => kind === 'hero')
      ? atHand(`slides ${locale}`, getSlides(locale))
      : () => NONE,
    atHand(
      `breaking ${locale}`,
      getFrontBreaking(locale).then((all) => startOfBreaking(all, locale)),
    ),
    atHand(`featured ${locale}`, getFeatured(locale)),
    blocks.some(({ kind }) => kind === 'liveNow') ? getShownLive(locale, Date.now()) : NONE,
    storiesOfBlocks(blocks, locale),
  ]);
  if (!latest.ok) return latest;
  await turnFor(latest.value, 'front');
  const { asked, withMostRead } = listed;
  return ok(
    withMostRead(
      composeFront(blocks, latest.value, slides(), breaking(), featured(), live, locale, ...asked),
    ),
  );
}

/**
 * A feed's list if it comes within the grace period, else its last one, so that no story appears
 * twice (0246); null without either.
 *
 * @param name of the list, one per type of stories
 */
async function atHand<T>(name: string, feed: FeedResult<T>): Promise<() => readonly T[] | null> {
  const last = processGlobal<{ list: readonly T[] | null }>(`site.front ${name}`, () => ({
    list: null,
  }));
  const kept = feed.then((result) => {
    last.list = result.ok ? result.value : NONE;
  });
  await (isForEdge() ? kept : withTimeout(FEED_GRACE_MS / 2, kept));
  // Read later, because a late list may arrive while the news loads.
  return () => last.list;
}
