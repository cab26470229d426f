import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '@/lib/config/environment.mjs';
import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { HOUR_MS } from '@/lib/format/elapsed';
import { callProvider } from '@/lib/provider/client/callProvider';
import { titleOfPage } from '@/lib/provider/source/extractJson';
import { discard, readBody, type UpstreamResponse } from '@/lib/request/get';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { log } from '@/lib/telemetry/log.mjs';

const CURES: Record<NewsSource, { refused: string; missing: string; moved: string }> = {
  api: {
    refused: 'it may need NEWS_API_HEADER',
    missing: 'NEWS_API_URL must be the part before /api',
    moved: 'set NEWS_API_URL to the part before /api there',
  },
  wordpress: {
    refused: 'a plug-in may hide its REST API, or NEWS_API_HEADER is wrong',
    missing: 'no REST API at /wp-json: NEWS_API_URL must be the address of WordPress itself',
    moved: 'set NEWS_API_URL to the address of WordPress there',
  },
  ghost: {
    refused: 'GHOST_CONTENT_KEY is not the key of a custom integration there',
    missing: 'no Content API: NEWS_API_URL must be the address of Ghost itself',
    moved: 'set NEWS_API_URL to the address of Ghost there',
  },
  feeds: {
    refused: 'its URL may need a key',
    missing: 'there is no feed',
    moved: 'use that URL in NEWS_FEEDS',
  },
};

const isWebPage = (type: string | null) => /^text\/html\b/i.test(type ?? '');
const FIREWALL = 'a firewall may block this machine: allow it there; otherwise ';

/** Some plug-ins send JSON as a web page; PHP may print a notice before it. */
const JSON_BEGINNING = /^(?:<br \/>|[[{])/;

/** No feed starts like this, whatever content type its server sends. */
const WEB_PAGE = /^\s{0,100}(?:<!doctype html|<html)\b/i;

const SITEMAP = /<(?:urlset|sitemapindex)[\s>]/i;

/** Null if the response may hold news. Feeds often arrive as `text/html`. */
export function sourceFault(
  system: NewsSource,
  { status, ok, header }: Pick<UpstreamResponse, 'status' | 'ok' | 'header'>,
  beginning: string,
): string | null {
  const { refused, missing, moved } = CURES[system];
  const [target = ''] = header('location')?.split(/[?#]/, 1) ?? [];
  if (status >= 300 && status < 400 && /^(?:https?:|\/)/i.test(target))
    return `answers ${status} to ${target}: ${moved}`;
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  if (header('cf-mitigated') === 'challenge')
    return `answers ${status}: Cloudflare blocks this machine: allow it there`;
  const isHtml = isWebPage(header('content-type'));
  if (status === 401 || status === 403)
    return `answers ${status}: ${status === 403 && isHtml ? FIREWALL : ''}${refused}`;
  if (status === 404 || status === 410) return `answers ${status}: ${missing}`;
  if (status === 429)
    return `answers ${status}: too many requests: allow this machine there, or raise NEWS_MIN_AGE_MS`;
  if (!ok) return `answers ${status}`;
  if (beginning === '') return 'answers with an empty body';
  if (system === 'feeds' && WEB_PAGE.test(beginning))
    return 'answers with a web page: npm run import-check lists its feeds';
  if (system === 'feeds' && SITEMAP.test(beginning))
    return 'answers with a sitemap, which has no texts: use the RSS or Atom feed';
  const isPage = isHtml && !JSON_BEGINNING.test(beginning.trimStart());
  if (system === 'feeds' || !isPage) return null;
  const title = titleOfPage(beginning);
  return `answers with a web page${title ? ` ("${title}")` : ''} instead of JSON: ${title ? FIREWALL : ''}${missing}`;
}

type Address = { name: string; calls: readonly (`/${string}` | URL)[] };

const PATIENCE_MS = 2_000;

const BEGINNING_BYTES = 1_000;

const ONE_POST = 'per_page=1&_fields=id';

const ADDRESSES: Record<NewsSource, () => Address[]> = {
  api: () => [onApi('/api/breaking-news')],
  wordpress: () => [
    onApi(`/wp-json/wp/v2/posts?${ONE_POST}`, `/?rest_route=/wp/v2/posts&${ONE_POST}`),
  ],
  ghost: () => [
    onApi(
      `/ghost/api/content/posts/?key=${environment().GHOST_CONTENT_KEY ?? ''}&limit=1&fields=id`,
    ),
  ],
  feeds: () =>
    (environment().NEWS_FEEDS ?? []).map(({ url }) => ({
      name: `${url.host}${url.pathname}`,
      calls: [url],
    })),
};

const onApi = (...calls: `/${string}`[]): Address => ({ name: environment().NEWS_API_URL, calls });

/** Logs why a source gives no news. It never stops the server, because a source may recover. */
export async function checkSource({ patienceMs = PATIENCE_MS } = {}): Promise<void> {
  const { NEWS_SOURCE: system } = environment();
  await Promise.all(
    ADDRESSES[system]().map(async (address) => {
      const first = await faultOf(system, address);
      if (first && patienceMs > 0) await pause(patienceMs, null, { ref: false });
      const fault = first && (await faultOf(system, address));
      if (fault) log.error(`news: no news from ${address.name} (NEWS_SOURCE=${system}): ${fault}`);
      else log.info(`news: ${address.name} answers`);
    }),
  );
}

async function faultOf(system: NewsSource, { calls }: Address): Promise<string | null> {
  const [fault = null, ...others] = await Promise.all(
    calls.map((call) => faultOfCall(system, call)),
  );
  return others.includes(null) ? null : fault;
}

/** A slow clock makes news seem to come from the future, which feeds and sitemaps omit. */
function warnOfWrongClock({ header }: UpstreamResponse): void {
  const theirs = Date.parse(header('date') ?? '') + 1000 * (Number(header('age')) || 0);
  const hours = Math.round((theirs - Date.now()) / HOUR_MS);
  if (hours !== 0 && !Number.isNaN(hours))
    log.warn(
      `news: this machine's clock is ${Math.abs(hours)} h ${hours > 0 ? 'behind' : 'ahead of'} the source's`,
    );
}

async function faultOfCall(
  system: NewsSource,
  call: Address['calls'][number],
): Promise<string | null> {
  const { NEWS_TIMEOUT_MS, NEWS_BODY_LIMIT_MB } = environment();
  const signal = AbortSignal.timeout(NEWS_TIMEOUT_MS);
  try {
    const response = await callProvider(call, { signal });
    warnOfWrongClock(response);
    if (!response.ok) discard(response);
    const body =
      response.ok && (await readBody(response, { limitBytes: NEWS_BODY_LIMIT_MB * 1e6 }));
    return sourceFault(system, response, body ? body.toString('utf8', 0, BEGINNING_BYTES) : '');
  } catch (cause) {
    return signal.aborted ? 'it does not answer in time' : causeChain(cause);
  }
}
