import 'server-only';
import { setTimeout as pause } from 'node:timers/promises';
import { environment } from '@/lib/config/environment.mjs';
import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { HOUR_MS } from '@/lib/format/elapsed';
import { callProvider } from '@/lib/provider/client/callProvider';
import { discard, readBody, type UpstreamResponse } from '@/lib/request/get';
import { causeChain } from '@/lib/telemetry/causeChain.mjs';
import { log } from '@/lib/telemetry/log.mjs';
import { sourceFault } from './sourceFault';

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
