import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { isKnown } from '@/lib/provider/pictures';
import { discard, get, readBody } from '@/lib/request/get';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type OpenedPicture, openPicture } from './openPicture';

const LIMIT_BYTES = 8_000_000;

/**
 * No redirects, because they could lead to hosts that are not listed.
 *
 * @throws Error if the picture cannot be fetched
 */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await get(url, { signal });
  if (response.ok) return readBody(response, { limitBytes: LIMIT_BYTES });
  discard(response);
  throw new Error(`answered ${response.status}`);
}

/**
 * Each picture holds up to 8 MB until encoded. The limits keep a hanging host, or invented URLs,
 * from blocking other pictures.
 */
const AT_ONCE = {
  known: { all: 16, ofOneHost: 8 },
  others: { all: 4, ofOneHost: 2 },
} as const;
/** After this share of the limit in the queue, a timeout may not be the host's fault. */
const FAIR_WAIT = 0.1;
const WAITING_LIMIT = 200;

type Slots = keyof typeof AT_ONCE;
type Queues = { all: LimitFunction; ofHost: Map<string, LimitFunction> };
const queues = (slots: Slots) =>
  processGlobal(`site.pictures.${slots}`, (): Queues => ({
    all: pLimit(AT_ONCE[slots].all),
    ofHost: new Map(),
  }));

export class TooManyPictures extends Error {
  override message = 'too many pictures at once';
}

function queueOf(host: string, slots: Slots): LimitFunction {
  const { ofHost } = queues(slots);
  const queue = ofHost.get(host) ?? pLimit(AT_ONCE[slots].ofOneHost);
  ofHost.set(host, queue);
  return queue;
}

/**
 * The time limit includes queueing. `encode` gets null for an SVG or a picture beyond the limits.
 *
 * @throws TooManyPictures also if the time ran out in the queue, because the host may be fine
 * @throws Error if the picture is late, invalid or cannot be encoded
 */
export async function processPicture<T>(
  url: string,
  limitMs: number,
  encode: (opened: OpenedPicture | null) => Promise<T>,
): Promise<T> {
  const slots = isKnown(url) ? 'known' : 'others';
  const start = performance.now();
  const queue = queueOf(new URL(url).host, slots);
  if (queue.pendingCount >= WAITING_LIMIT) throw new TooManyPictures();
  return queue(() =>
    queues(slots).all(async () => {
      const waitedMs = Math.floor(performance.now() - start);
      if (waitedMs >= limitMs) throw new TooManyPictures();
      const signal = AbortSignal.timeout(limitMs - waitedMs);
      const bytes = await fetchPicture(url, signal).catch((fault: unknown) => {
        const hadToWait = waitedMs > limitMs * FAIR_WAIT;
        throw hadToWait && signal.aborted ? new TooManyPictures() : fault;
      });
      return encode(await openPicture(bytes));
    }),
  );
}
