import { breakingFeed } from '@/lib/news/feeds';
import { fetchFeed, lastResponseTimes } from '@/lib/news/fetchFeed';

/**
 * A feed is polled every 30 s by any open page; twice that without an answer counts as a failure.
 */
const FRESH_S = 60;

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
    { status: ready ? 200 : 503, headers: { 'cache-control': 'no-store' } },
  );
}

export const dynamic = 'force-dynamic';
