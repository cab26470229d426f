import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { SITE_ID } from '#site/brand.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { get, type UpstreamResponse } from '@/lib/request/get';
import { metrics } from '@/lib/telemetry/metrics.mjs';

/** `unchanged` is a 304, `invalid` an answer that was read and cannot be used. */
type Outcome = 'valid' | 'invalid' | 'unchanged' | 'refused' | 'timeout' | 'failed';

/**
 * Times a call to the provider for the metrics and, where a collector is set, as a span of the
 * request that waits for it. Gives what ends it.
 */
export function startProviderCall(feed: string): (outcome: Outcome) => void {
  const observe = metrics.providerCallSeconds.startTimer({ feed });
  const span = trace.getTracer(SITE_ID).startSpan(`provider ${feed}`, { kind: SpanKind.CLIENT });
  return (outcome) => {
    observe({ outcome });
    span.setAttribute('outcome', outcome).end();
  };
}

type Call = { signal: AbortSignal; etag?: string | null; accept?: string | undefined };

/**
 * The header by which the provider knows this site (`NEWS_API_HEADER`), where it asks for one: a
 * secret, so that a feed of another host does not get it.
 */
function ownHeader({ origin }: URL): Record<string, string> {
  const { NEWS_API_HEADER: header, NEWS_API_URL } = environment();
  return header && origin === new URL(NEWS_API_URL).origin ? { [header.name]: header.value } : {};
}

/**
 * One call of the provider, at a path below `NEWS_API_URL` or at a whole URL. `get` follows no
 * redirect, so that the secret of `NEWS_API_HEADER` reaches no other host.
 *
 * @throws Error as `get` does
 */
export function callProvider(
  path: `/${string}` | URL,
  { signal, etag, accept = 'application/json' }: Call,
): Promise<UpstreamResponse> {
  const url = typeof path === 'string' ? new URL(`${environment().NEWS_API_URL}${path}`) : path;
  return get(url.href, {
    headers: { ...ownHeader(url), accept, ...(etag && { 'if-none-match': etag }) },
    signal,
  });
}
