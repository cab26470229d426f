import { CACHE_CONTROL } from '@/lib/http/cacheControl.mjs';
import { breakingFeed } from '@/lib/news/feeds';
import { fetchFeed, lastResponseTimes } from '@/lib/news/fetchFeed';
import { POLL_INTERVALS_MS } from '@/lib/polling/pollIntervals';

/** An open page polls breaking news; twice its interval without an answer is a failure. */
const FRESH_S = (2 * POLL_INTERVALS_MS['breaking-news']) / 1000;

const ages = () =>
  Object.entries(lastResponseTimes()).map(
    ([feed, at]) => [feed, at === null ? null : Math.round((Date.now() - at) / 1000)] as const,
  );
const isFresh = () => ages().some(([, age]) => age !== null && age <= FRESH_S);

/**
 * Whether the upstream has answered lately, with each feed's age in seconds: 503 when none has.
 * With no reader about, it asks.
 */
export async function GET() {
  if (!isFresh()) await fetchFeed(breakingFeed);
  const ready = isFresh();
  return Response.json(
    { status: ready ? 'ready' : 'waiting', feedAgesS: Object.fromEntries(ages()) },
    { status: ready ? 200 : 503, headers: { 'cache-control': CACHE_CONTROL.none } },
  );
}

export const dynamic = 'force-dynamic';
