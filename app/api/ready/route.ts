import { POLL_INTERVALS_MS } from '@/lib/polls/pollIntervals';
import { feedAgesS, provider, providerState } from '@/lib/provider/provider';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { FEED_GRACE_MS, withTimeout } from '@/lib/request/withTimeout';

/** Open pages poll breaking news; two missed intervals count as a failure. */
const FRESH_S = (2 * POLL_INTERVALS_MS['breaking-news']) / 1000;

/**
 * 503 while draining or while hung renders hold every place. A provider outage stays 200, or the
 * balancer would remove every server.
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

/** A server without news since its start may have a wrong source, which looks like an outage. */
const hasHadNews = () => Object.values(feedAgesS()).some((age) => age !== null);

export const dynamic = 'force-dynamic';
