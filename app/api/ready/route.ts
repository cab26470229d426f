import { POLL_INTERVALS_MS } from '@/lib/browser/pollIntervals';
import { feedAgesS, provider, providerState } from '@/lib/provider/provider';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';

/** An open page polls breaking news; twice its interval without an answer is a failure. */
const FRESH_S = (2 * POLL_INTERVALS_MS['breaking-news']) / 1000;

/**
 * Whether this server takes requests, whatever the provider does: 503 once it is draining, and while
 * renders that do not end hold all of its places (`server/loadLimit.mjs`). A balancer would take out
 * every server at once if they failed with the provider, though each still has pages to give.
 * `X-Provider` is the provider's state; it is called first when its last valid response is older than
 * twice the poll's interval.
 */
export async function GET() {
  if (providerState(FRESH_S).startsWith('failing'))
    await withTimeout(FEED_GRACE_MS, provider.list('breaking'));
  const { isDraining, isStuck } = requestContext.getStore() ?? {};
  const status = isDraining ? 'draining' : isStuck ? 'stuck' : 'ready';
  return Response.json(
    { status, hasHadNews: hasHadNews(), feedAgesS: feedAgesS() },
    {
      status: status === 'ready' ? 200 : 503,
      headers: { 'cache-control': CACHE_CONTROL.none, 'x-provider': providerState(FRESH_S) },
    },
  );
}

/** Without any since its start the source may be wrong, and a failure of an hour looks the same from outside. */
const hasHadNews = () => Object.values(feedAgesS()).some((age) => age !== null);

export const dynamic = 'force-dynamic';
