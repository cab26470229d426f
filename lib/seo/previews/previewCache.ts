import 'server-only';
import { processGlobal } from '@/lib/processGlobal.mjs';
import type { PreviewUrl } from './previewUrl';

/**
 * A finished JPEG. `immutable`: made as it should be, not in the place of something that could not
 * be had.
 */
export type Preview = { bytes: Uint8Array<ArrayBuffer>; immutable: boolean };

const LIMIT_BYTES = 64_000_000;
/** How long a fallback keeps others from asking for the missing picture again. */
const FALLBACK_MS = 60_000;
type Kept = Preview & { hash: string; at: number };
type Shelf = { kept: Map<string, Kept>; bytes: number; making: Map<string, Promise<Preview>> };

/** Of the whole process: what the article's bundle makes, the bundle of `/og` hands out. */
const cache = () =>
  processGlobal('narmada24.previews', (): Shelf => ({
    kept: new Map(),
    bytes: 0,
    making: new Map(),
  }));

/** A subject has one picture in each language; a newer one takes its place. */
const subjectOf = ({ name, locale }: PreviewUrl) => `${name}.${locale}`;

/** The cached preview of a URL, if there is one. */
export function getCachedPreview(url: PreviewUrl): Preview | null {
  const { kept } = cache();
  const found = kept.get(subjectOf(url));
  if (found?.hash !== url.hash || (!found.immutable && Date.now() - found.at > FALLBACK_MS))
    return null;
  // Moved to the end, so that the first is always the one that was asked for longest ago.
  kept.delete(subjectOf(url));
  kept.set(subjectOf(url), found);
  return found;
}

/**
 * The preview of a URL: cached, in flight, or created now. @throws what `make`
 * throws, which is not kept
 */
export function getOrCreatePreview(
  url: PreviewUrl,
  make: () => Promise<Preview>,
): Promise<Preview> {
  const { making } = cache();
  const key = `${subjectOf(url)}.${url.hash}`;
  const ready = getCachedPreview(url);
  if (ready) return Promise.resolve(ready);
  const underWay = making.get(key);
  if (underWay) return underWay;
  const started = make()
    .then((preview) => {
      keep(url, preview);
      return preview;
    })
    .finally(() => making.delete(key));
  making.set(key, started);
  return started;
}

function keep(url: PreviewUrl, preview: Preview): void {
  const own = cache();
  const drop = (subject: string) => {
    own.bytes -= own.kept.get(subject)?.bytes.byteLength ?? 0;
    own.kept.delete(subject);
  };
  drop(subjectOf(url));
  own.kept.set(subjectOf(url), { ...preview, hash: url.hash, at: Date.now() });
  own.bytes += preview.bytes.byteLength;
  for (const oldest of own.kept.keys()) {
    if (own.bytes <= LIMIT_BYTES) break;
    drop(oldest);
  }
}
