import 'server-only';
import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { causeChain } from '@/lib/log/causeChain.mjs';
import { logThrottled } from '@/lib/log/logThrottled';
import { metrics } from '@/lib/metrics/metrics.mjs';
import { environment } from '@/lib/site/environment.mjs';
import { fetchPicture } from './fetchPicture';
import { fileCache } from './fileCache';
import { openPicture } from './openPicture';
import { PICTURE_QUALITY, type PictureWidth } from './pictureWidths';

type PictureType = 'webp' | 'jpeg';
type Asked = { /** A listed url. */ url: string; width: PictureWidth; type: PictureType };

const TIMEOUT_MS = 7000;
/** Each holds up to 8 MB while it waits to be decoded. */
const MADE_AT_ONCE = 16;
const FRESH_MS = 3_600_000;
/** A picture that its host does not have any more is shown no longer than this. */
const USABLE_MS = 24 * FRESH_MS;
/** How long a picture that could not be had is not asked for again. */
const FAILED_MS = 60_000;
const FAILED_LIMIT = 1000;

const cache = fileCache({
  folder: () => environment().PICTURE_CACHE,
  limitBytes: 300_000_000,
});
const inTurn = pLimit(MADE_AT_ONCE);
const underWay = new Map<string, Promise<Uint8Array<ArrayBuffer> | null>>();
const failedAt = new Map<string, number>();

/**
 * A listed picture, fitted to a width: from the cache, where one an hour old is sent once more
 * while it is made again, or made now. Null when it cannot be had or processed; its own bytes are
 * never sent on.
 */
export async function fitPicture(asked: Asked): Promise<Uint8Array<ArrayBuffer> | null> {
  const name = `${createHash('sha256')
    .update(JSON.stringify([asked.url, asked.width, PICTURE_QUALITY]))
    .digest('hex')}.${asked.type}`;
  const cached = await cache.read(name);
  if (cached && cached.ageMs < FRESH_MS) {
    metrics.pictureFits.inc({ outcome: 'cached' });
    return cached.bytes;
  }
  const made = makeOnce(name, asked);
  return cached && cached.ageMs < USABLE_MS ? cached.bytes : made;
}

/** Joins the creation in flight. Never fails. */
function makeOnce(name: string, asked: Asked): Promise<Uint8Array<ArrayBuffer> | null> {
  if (Date.now() - (failedAt.get(asked.url) ?? 0) < FAILED_MS) return Promise.resolve(null);
  const making =
    underWay.get(name) ?? inTurn(() => make(name, asked)).finally(() => underWay.delete(name));
  underWay.set(name, making);
  return making;
}

async function make(
  name: string,
  { url, width, type }: Asked,
): Promise<Uint8Array<ArrayBuffer> | null> {
  try {
    const opened = await openPicture(await fetchPicture(url, TIMEOUT_MS));
    if (!opened) throw new Error('of a kind or size that is not processed');
    const fitted = opened.picture.resize(width, undefined, { withoutEnlargement: true });
    const encoded =
      type === 'webp'
        ? fitted.webp({ quality: PICTURE_QUALITY })
        : fitted.flatten({ background: '#fff' }).jpeg({ quality: PICTURE_QUALITY });
    const bytes = new Uint8Array(await opened.inTurn(() => encoded.toBuffer()));
    failedAt.delete(url);
    await cache.write(name, bytes);
    metrics.pictureFits.inc({ outcome: 'made' });
    return bytes;
  } catch (fault) {
    if (failedAt.size >= FAILED_LIMIT) failedAt.clear();
    failedAt.set(url, Date.now());
    metrics.pictureFits.inc({ outcome: 'failed' });
    logThrottled('error', {
      key: `picture: ${new URL(url).host}`,
      message: `picture: ${url}: ${causeChain(fault)}`,
    });
    return null;
  }
}
