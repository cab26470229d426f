import 'server-only';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { PreviewUrl } from './previewUrl';

/**
 * A finished JPEG. `immutable`: made as it should be, not in the place of something that could not
 * be had.
 */
export type Preview = { bytes: Uint8Array<ArrayBuffer>; immutable: boolean };

const LIMIT_BYTES = 64_000_000;
/** Each is up to a picture that waits to be cut, or a card that is drawn. */
const LIMIT_IN_FLIGHT = 100;
/** How long a fallback keeps others from asking for the missing picture again. */
const FALLBACK_MS = 60_000;
type CachedPreview = Preview & { hash: string; at: number };
type Cache = {
  previews: Map<string, CachedPreview>;
  bytes: number;
  inFlight: Map<string, Promise<Preview>>;
};

/** Of the whole process: what the article's bundle makes, the bundle of `/og` hands out. */
const cache = () =>
  processGlobal('site.previews', (): Cache => ({
    previews: new Map(),
    bytes: 0,
    inFlight: new Map(),
  }));

/** A subject has one picture in each language; a newer one takes its place. */
const subjectOf = ({ name, locale }: PreviewUrl) => `${name}.${locale}`;

/** The cached preview of a URL, if there is one. */
export function getCachedPreview(url: PreviewUrl): Preview | null {
  const { previews } = cache();
  const found = previews.get(subjectOf(url));
  if (found?.hash !== url.hash || (!found.immutable && performance.now() - found.at > FALLBACK_MS))
    return null;
  // Moved to the end, so that the first is always the one that was asked for longest ago.
  previews.delete(subjectOf(url));
  previews.set(subjectOf(url), found);
  return found;
}

/**
 * The preview of a URL: cached, in flight, or created now. @throws what `make`
 * throws, which is not kept
 * @throws Error when too many are made already
 */
export function getOrCreatePreview(
  url: PreviewUrl,
  make: () => Promise<Preview>,
): Promise<Preview> {
  const { inFlight } = cache();
  const key = `${subjectOf(url)}.${url.hash}`;
  const ready = getCachedPreview(url);
  if (ready) return Promise.resolve(ready);
  const pending = inFlight.get(key);
  if (pending) return pending;
  if (inFlight.size >= LIMIT_IN_FLIGHT)
    return Promise.reject(new Error('too many previews at once'));
  const started = make()
    .then((preview) => {
      store(url, preview);
      return preview;
    })
    .finally(() => inFlight.delete(key));
  inFlight.set(key, started);
  return started;
}

function store(url: PreviewUrl, preview: Preview): void {
  const own = cache();
  const drop = (subject: string) => {
    own.bytes -= own.previews.get(subject)?.bytes.byteLength ?? 0;
    own.previews.delete(subject);
  };
  drop(subjectOf(url));
  own.previews.set(subjectOf(url), { ...preview, hash: url.hash, at: performance.now() });
  own.bytes += preview.bytes.byteLength;
  for (const oldest of own.previews.keys()) {
    if (own.bytes <= LIMIT_BYTES) break;
    drop(oldest);
  }
}
