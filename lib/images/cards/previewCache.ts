import 'server-only';
import { BoundedMap } from '@/lib/boundedMap';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import type { PreviewUrl } from './previewUrl';

export type Preview = { bytes: Uint8Array<ArrayBuffer>; immutable: boolean };

const LIMIT_BYTES = 64_000_000;
const LIMIT_IN_FLIGHT = 100;
const FALLBACK_MS = 60_000;
type CachedPreview = Preview & { hash: string; at: number };
type Cache = {
  previews: BoundedMap<CachedPreview>;
  inFlight: Map<string, Promise<Preview>>;
};

/** Process-wide, because the article's bundle creates what the `/og` bundle serves. */
const cache = () =>
  processGlobal('site.previews', (): Cache => ({
    previews: new BoundedMap({ count: Infinity, bytes: LIMIT_BYTES }),
    inFlight: new Map(),
  }));

const subjectOf = ({ name, locale }: PreviewUrl) => `${name}.${locale}`;

export function getCachedPreview(url: PreviewUrl): Preview | null {
  const { previews } = cache();
  const found = previews.get(subjectOf(url));
  if (found?.hash !== url.hash || (!found.immutable && performance.now() - found.at > FALLBACK_MS))
    return null;
  return found;
}

/**
 * Cached, in flight or created now.
 *
 * @throws what `make` throws, which is not kept
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
  const { byteLength } = preview.bytes;
  const kept = { ...preview, hash: url.hash, at: performance.now() };
  cache().previews.set(subjectOf(url), kept, byteLength);
}
