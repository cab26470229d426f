import 'server-only';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { environment } from '@/lib/config/environment.mjs';
import { HOUR_MS } from '@/lib/format/elapsed';
import { memoize } from '@/lib/memoize';
import { isQueried, isStoryPicture, mayBeMade } from '@/lib/provider/pictures';
import { CACHE_CONTROL, RETRY_AFTER_S } from '@/lib/request/cacheControl.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { conditionalResponse } from '@/lib/request/responses';
import { err, ok, type Result } from '@/lib/result';
import { logFault } from '@/lib/telemetry/logThrottled.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { fileCache } from './fileCache';
import {
  fittedPictureUrl,
  PICTURE_QUALITY,
  PICTURE_WIDTHS,
  type PictureWidth,
  LITE_PICTURE_BYTES,
  LITE_PICTURE_WIDTH,
} from './fittedPictureUrl';
import { processPicture, TooManyPictures } from './processPicture';
import { withinBytes } from './withinBytes';

type PictureType = 'webp' | 'jpeg';
type Asked = { url: string; width: PictureWidth; type: PictureType };
type Fitted = Result<Uint8Array<ArrayBuffer>, 'missing' | 'busy'>;

const TIMEOUT_MS = 7000;
const FRESH_MS = HOUR_MS;
const USABLE_MS = 24 * FRESH_MS;
const FAILED_MS = 60_000;
const FAILED_LIMIT = 1000;

const cache = fileCache({
  folder: () => environment().PICTURE_CACHE,
  limitBytes: 300_000_000,
});

/**
 * Query strings allow endless variants, so each host has its own limit. Only listed hosts count, so
 * there are few.
 */
const QUERIED_BYTES = 100_000_000;
const cacheOfHost = memoize((host: string) =>
  fileCache({
    folder: () => join(environment().PICTURE_CACHE, `of-${sha256(host)}`),
    limitBytes: QUERIED_BYTES,
  }),
);

const cacheOf = (url: string) => (isQueried(url) ? cacheOfHost(new URL(url).host) : cache);

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

const inFlight = new Map<string, Promise<Fitted>>();
const failedAt = new Map<string, number>();

/**
 * Sends a picture older than an hour once more while it is remade. Never sends the original bytes.
 */
async function fitPicture(asked: Asked): Promise<Fitted> {
  const name = `${sha256(JSON.stringify([asked.url, asked.width, PICTURE_QUALITY]))}.${asked.type}`;
  const cached = await cacheOf(asked.url).read(name);
  if (cached && cached.ageMs < FRESH_MS) {
    metrics.pictureFits.inc({ outcome: 'cached' });
    return ok(cached.bytes);
  }
  const made = makeOnce(name, asked);
  return cached && cached.ageMs < USABLE_MS ? ok(cached.bytes) : made;
}

function makeOnce(name: string, asked: Asked): Promise<Fitted> {
  if (performance.now() - (failedAt.get(asked.url) ?? -Infinity) < FAILED_MS)
    return Promise.resolve(err('missing'));
  if (!inFlight.has(name) && !mayBeMade(asked.url)) {
    metrics.pictureFits.inc({ outcome: 'busy' });
    return Promise.resolve(err('busy'));
  }
  const making = inFlight.get(name) ?? make(name, asked).finally(() => inFlight.delete(name));
  inFlight.set(name, making);
  return making;
}

async function make(name: string, { url, width, type }: Asked): Promise<Fitted> {
  // A slow disk read may finish after another request has made the picture.
  const cached = await cacheOf(url).read(name);
  if (cached && cached.ageMs < FRESH_MS) {
    metrics.pictureFits.inc({ outcome: 'cached' });
    return ok(cached.bytes);
  }
  try {
    const bytes = await processPicture(url, TIMEOUT_MS, async (opened) => {
      if (!opened) throw new Error('its format or size is not supported');
      const encode = (quality: number, scale: number) => {
        const fitted = opened.picture
          .clone()
          .resize(Math.ceil(width * scale), undefined, { withoutEnlargement: true });
        return type === 'webp'
          ? fitted.webp({ quality })
          : fitted.flatten({ background: '#fff' }).jpeg({ quality });
      };
      if (width !== LITE_PICTURE_WIDTH)
        return new Uint8Array(await opened.inTurn(() => encode(PICTURE_QUALITY, 1).toBuffer()));
      return withinBytes(LITE_PICTURE_BYTES, (quality, scale) =>
        opened.inTurn(() => encode(quality, scale).toBuffer()),
      );
    });
    failedAt.delete(url);
    await cacheOf(url).write(name, bytes);
    metrics.pictureFits.inc({ outcome: 'made' });
    return ok(bytes);
  } catch (fault) {
    const isBusy = fault instanceof TooManyPictures;
    if (!isBusy) rememberFailure(url);
    metrics.pictureFits.inc({ outcome: isBusy ? 'busy' : 'failed' });
    const { origin, pathname, host } = new URL(url);
    logFault(`picture: ${origin}${pathname}`, fault, `picture: ${host}`);
    return err(isBusy ? 'busy' : 'missing');
  }
}

function rememberFailure(url: string): void {
  const [oldest] = failedAt.keys();
  if (failedAt.size >= FAILED_LIMIT && oldest !== undefined) failedAt.delete(oldest);
  failedAt.delete(url);
  failedAt.set(url, performance.now());
}

const WIDTHS: readonly PictureWidth[] = [
  ...PICTURE_WIDTHS.wide,
  ...PICTURE_WIDTHS.thumb,
  LITE_PICTURE_WIDTH,
];

/**
 * `url` must be listed and spelled as on pages, or caches would store each spelling. WebP if
 * accepted, else JPEG.
 */
export async function fittedPictureResponse(request: Request): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const url = searchParams.get('url') ?? '';
  const width = WIDTHS.find((one) => String(one) === searchParams.get('w'));
  if (!width || !isStoryPicture(url)) return refusal(400);
  if (requestContext.getStore()?.sentTarget !== fittedPictureUrl(url, width)) return refusal(400);

  const type = request.headers.get('accept')?.includes('image/webp') ? 'webp' : 'jpeg';
  const fitted = await fitPicture({ url, width, type });
  if (!fitted.ok)
    return fitted.error === 'busy'
      ? refusal(503, { 'retry-after': RETRY_AFTER_S })
      : refusal(404, { 'cache-control': CACHE_CONTROL.missingPicture });
  return conditionalResponse(request, {
    body: fitted.value,
    type: `image/${type}`,
    cacheControl: CACHE_CONTROL.fittedPicture,
    headers: { vary: 'accept' },
  });
}

/** Has no body, so that it repeats nothing of the request or the upstream response. */
const refusal = (status: 400 | 404 | 503, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': CACHE_CONTROL.none, ...headers } });
