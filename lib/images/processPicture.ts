import 'server-only';
import pLimit, { type LimitFunction } from 'p-limit';
import { discard, get, readBody } from '@/lib/request/get';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { type OpenedPicture, openPicture } from './openPicture';

const LIMIT_BYTES = 8_000_000;

/**
 * The bytes of a listed picture. No redirects: they could lead off the list. @throws Error when
 * they cannot be had
 */
async function fetchPicture(url: string, signal: AbortSignal): Promise<Uint8Array> {
  const response = await get(url, { signal });
  if (response.ok) return readBody(response, { limitBytes: LIMIT_BYTES });
  discard(response);
  throw new Error(`answered ${response.status}`);
}

/**
 * Each picture holds up to 8 MB from its fetch until it is encoded. Of one host, which may hang, so
 * many that others have their turn.
 */
const AT_ONCE = { all: 16, ofOneHost: 8 } as const;
/** The part of the limit after which a host is not to blame for what does not come in the rest. */
const FAIR_WAIT = 0.1;
/** Of one host; whoever asks next is refused at once. */
const WAITING_LIMIT = 200;

/** One for the whole process: articles and pictures are bundled apart. */
type Queues = { all: LimitFunction; ofHost: Map<string, LimitFunction> };
const queues = () =>
  processGlobal('site.pictures', (): Queues => ({
    all: pLimit(AT_ONCE.all),
    ofHost: new Map(),
  }));

/** Too many pictures are asked for at once; the picture itself may be well. */
export class TooManyPictures extends Error {
  override message = 'too many pictures at once';
}

/** Listed hosts alone are asked, so that these are few. */
function queueOf(host: string): LimitFunction {
  const { ofHost } = queues();
  const queue = ofHost.get(host) ?? pLimit(AT_ONCE.ofOneHost);
  ofHost.set(host, queue);
  return queue;
}

/**
 * Fetches a listed picture and gives it, opened, to `encode`; null when it is of a size that is not
 * processed. The limit holds from now on, so that a long queue makes nobody wait.
 * @throws TooManyPictures also when a picture that had to wait does not come in what time is left: its
 * host may be well
 * @throws Error when the picture cannot be had in time, is none, or cannot be encoded
 */
export async function processPicture<T>(
  url: string,
  limitMs: number,
  encode: (opened: OpenedPicture | null) => Promise<T>,
): Promise<T> {
  const start = performance.now();
  const queue = queueOf(new URL(url).host);
  if (queue.pendingCount >= WAITING_LIMIT) throw new TooManyPictures();
  return queue(() =>
    queues().all(async () => {
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
