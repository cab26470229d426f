import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { SITE_ID } from '#site/brand.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { discard, get, type UpstreamResponse } from '@/lib/request/get';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { isPermanent, redirectTarget } from './redirectTarget';

/**
 * `unchanged` is a 304, `invalid` an answer that was read and cannot be used, `absent` the refusal of a
 * route that pages do without.
 */
type Outcome = 'valid' | 'invalid' | 'unchanged' | 'absent' | 'refused' | 'timeout' | 'failed';

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

/**
 * `validator` is the `ETag` of the last answer, or its `Last-Modified`: what the provider is asked to
 * say "unchanged" by.
 */
type Call = { signal: AbortSignal; validator?: string | null; accept?: string | undefined };

/** What the next call may ask by; a `Last-Modified` only where the feed wants that (`byDate`). */
export const validatorOf = (
  { header }: UpstreamResponse,
  { byDate = false }: { byDate?: boolean },
): string | null => header('etag') ?? (byDate ? header('last-modified') : null);

/** RFC 9110, 5.6.7. */
const HTTP_DATE = /^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/;

function condition(validator: string | null | undefined): Record<string, string> {
  if (!validator) return {};
  return HTTP_DATE.test(validator)
    ? { 'if-modified-since': validator }
    : { 'if-none-match': validator };
}

/** The header by which the provider knows this site (`NEWS_API_HEADER`), where it asks for one. */
function ownHeader(url: string): Record<string, string> {
  const { NEWS_API_HEADER: header, NEWS_API_URL: own } = environment();
  return header && new URL(url).origin === new URL(own).origin
    ? { [header.name]: header.value }
    : {};
}

/**
 * One call of the provider, at a path below `NEWS_API_URL` or at a whole URL. A redirect is followed on
 * the same host alone, so that no key in the query reaches another. The secret of `NEWS_API_HEADER` is
 * sent to that URL's origin alone.
 *
 * @throws Error as `get` does
 */
export async function callProvider(
  path: `/${string}` | URL,
  { signal, validator, accept = 'application/json' }: Call,
): Promise<ProviderResponse> {
  let url = typeof path === 'string' ? `${environment().NEWS_API_URL}${path}` : path.href;
  let movedTo: string | null = null;
  for (let hops = 0; ; hops++) {
    const headers = { ...ownHeader(url), accept, ...condition(validator) };
    const response = await get(url, { headers, signal });
    const target = hops < HOPS ? redirectTarget(url, response) : null;
    if (target === null) return { ...response, movedTo };
    discard(response);
    if (isPermanent(response.status)) movedTo = withoutQuery(target);
    url = target;
  }
}

/** `movedTo` is where a permanent redirect has led, without its query, which may hold a key. */
export type ProviderResponse = UpstreamResponse & { movedTo: string | null };

/** Over https, with a slash at the end and under another name: three are for one setting. */
const HOPS = 3;

const withoutQuery = (url: string) => (url.split(/[?#]/, 1)[0] ?? '').slice(0, 200);
