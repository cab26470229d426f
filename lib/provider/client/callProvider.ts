import 'server-only';
import { SpanKind, trace } from '@opentelemetry/api';
import { SITE_ID } from '#site/brand.mjs';
import { environment } from '@/lib/config/environment.mjs';
import { discard, get, type UpstreamResponse } from '@/lib/request/get';
import { metrics } from '@/lib/telemetry/metrics.mjs';

/** `unchanged` is a 304, `invalid` an unusable reply, `absent` the refusal of an optional route. */
type Outcome = 'valid' | 'invalid' | 'unchanged' | 'absent' | 'refused' | 'timeout' | 'failed';

export function startProviderCall(feed: string): (outcome: Outcome) => void {
  const observe = metrics.providerCallSeconds.startTimer({ feed });
  const span = trace.getTracer(SITE_ID).startSpan(`provider ${feed}`, { kind: SpanKind.CLIENT });
  return (outcome) => {
    observe({ outcome });
    span.setAttribute('outcome', outcome).end();
  };
}

type Call = {
  signal: AbortSignal;
  validator?: string | null;
  accept?: string | undefined;
  /** Extra headers of this call. They may hold a key, so only `NEWS_API_URL`'s origin gets them. */
  headers?: Record<string, string> | undefined;
};

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

function ownHeaders(url: string, more: Call['headers']): Record<string, string> {
  const { NEWS_API_HEADER: header, NEWS_API_URL: own } = environment();
  if (new URL(url).origin !== new URL(own).origin) return {};
  return { ...(header && { [header.name]: header.value }), ...more };
}

/**
 * Follows redirects on the same host only, because queries may hold keys. The secret of
 * `NEWS_API_HEADER` goes to `NEWS_API_URL`'s origin only.
 *
 * @throws Error as `get` does
 */
export async function callProvider(
  path: `/${string}` | URL,
  { signal, validator, accept = 'application/json', headers: more }: Call,
): Promise<ProviderResponse> {
  let url = typeof path === 'string' ? `${environment().NEWS_API_URL}${path}` : path.href;
  let movedTo: string | null = null;
  for (let hops = 0; ; hops++) {
    const headers = { ...ownHeaders(url, more), accept, ...condition(validator) };
    const response = await get(url, { headers, signal });
    const target = hops < HOPS ? redirectTarget(url, response) : null;
    if (target === null) return { ...response, movedTo };
    discard(response);
    if (isPermanent(response.status)) movedTo = withoutQuery(target);
    url = target;
  }
}

/** `movedTo` is a permanent redirect's target, without its query, which may hold a key. */
export type ProviderResponse = UpstreamResponse & { movedTo: string | null };

/** One wrong setting may need several redirects: to https, then to a trailing slash. */
const HOPS = 3;

const withoutQuery = (url: string) => (url.split(/[?#]/, 1)[0] ?? '').slice(0, 200);

const PERMANENT: readonly number[] = [301, 308];
const REDIRECTS: readonly number[] = [...PERMANENT, 302, 307];

const isPermanent = (status: number): boolean => PERMANENT.includes(status);

export function redirectTarget(
  from: string,
  { status, header }: Pick<UpstreamResponse, 'status' | 'header'>,
): string | null {
  const location = header('location');
  if (!REDIRECTS.includes(status) || !location || !URL.canParse(location, from)) return null;
  const [own, target] = [new URL(from), new URL(location, from)];
  const isUpgrade =
    own.protocol === 'http:' &&
    target.protocol === 'https:' &&
    target.hostname === own.hostname &&
    target.port === '';
  const isSafe = target.username === '' && target.password === '';
  return isSafe && (isUpgrade || target.origin === own.origin) && target.href !== own.href
    ? target.href
    : null;
}
