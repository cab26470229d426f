import 'server-only';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import type { Locale } from '@/lib/i18n/routing';
import { oncePerList } from '@/lib/oncePerList';
import { deskFrontPage } from '@/lib/provider/provider';
import { isForEdge } from '@/lib/request/pageResponse';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';
import { ok, type Result } from '@/lib/result';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import {
  type FeedResult,
  getBreaking,
  getFeatured,
  getLatest,
  getSlides,
  startOfBreaking,
} from '@/lib/stories/getNews';
import { getLiveNow } from '@/lib/stories/live/liveNow';
import { turnFor } from '@/lib/turns';
import { composeFront, type FrontStories } from './composeFront';
import { storiesOfBlocks } from './storiesOfBlocks';

export type FrontResult = Promise<Result<FrontStories, string>>;

/** One array, so that what is composed of it is kept. */
const NONE: readonly never[] = [];

export const withoutHero = oncePerList((blocks: readonly FrontBlock[]) =>
  blocks.filter(({ kind }) => kind !== 'hero'),
);

export const frontPage = async (): Promise<readonly FrontBlock[]> =>
  (await deskFrontPage()).blocks ?? FRONT_PAGE;

/**
 * What fills the front page below the lists that its islands poll, without a story of those. Fails where
 * the news call fails.
 *
 * @param blocks those that the page shows, since the desk may change its list at any time
 */
export async function getFront(blocks: readonly FrontBlock[], locale: Locale): FrontResult {
  const [latest, slides, breaking, featured, live, listed] = await Promise.all([
    getLatest(locale),
    blocks.some(({ kind }) => kind === 'hero') ? atHand(getSlides(locale)) : NONE,
    atHand(getBreaking(locale).then((all) => startOfBreaking(all, locale))),
    atHand(getFeatured(locale)),
    blocks.some(({ kind }) => kind === 'liveNow') ? getLiveNow(locale, Date.now()) : NONE,
    storiesOfBlocks(blocks, locale),
  ]);
  if (!latest.ok) return latest;
  await turnFor(latest.value, 'front');
  const { asked, withMostRead } = listed;
  return ok(
    withMostRead(
      composeFront(blocks, latest.value, slides, breaking, featured, live, locale, ...asked),
    ),
  );
}

/** Null for a late feed: what it brings may stand twice, which is better than a page that waits. */
async function atHand<T>(feed: FeedResult<T>): Promise<readonly T[] | null> {
  const result = await (isForEdge() ? feed : withTimeout(FEED_GRACE_MS / 2, feed));
  if (!result) return null;
  return result.ok ? result.value : NONE;
}
