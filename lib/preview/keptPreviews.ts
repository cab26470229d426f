import 'server-only';
import type { PreviewAddress } from './previewAddress';

/**
 * A finished JPEG. `lasting`: made as it should be, not in the place of something that could not be
 * had.
 */
export type Preview = { bytes: Uint8Array<ArrayBuffer>; lasting: boolean };

const LIMIT_BYTES = 64_000_000;
/** How long a stand-in keeps others from asking for the missing picture again. */
const STAND_IN_MS = 60_000;
type Kept = Preview & { made: string; at: number };
type Shelf = { kept: Map<string, Kept>; bytes: number; making: Map<string, Promise<Preview>> };

/**
 * One shelf for the whole process: what the article's bundle makes, the bundle of `/og` hands out.
 */
const SHELF = Symbol.for('narmada24.previews');
const shared: typeof globalThis & { [SHELF]?: Shelf } = globalThis;
const shelf = () => (shared[SHELF] ??= { kept: new Map(), bytes: 0, making: new Map() });

/** A subject has one picture in each language; a newer one takes its place. */
const subjectOf = ({ name, locale }: PreviewAddress) => `${name}.${locale}`;

/** The preview at an address if it is at hand. */
export function keptPreview(address: PreviewAddress): Preview | null {
  const { kept } = shelf();
  const found = kept.get(subjectOf(address));
  if (found?.made !== address.made || (!found.lasting && Date.now() - found.at > STAND_IN_MS))
    return null;
  // Moved to the end, so that the first is always the one that was asked for longest ago.
  kept.delete(subjectOf(address));
  kept.set(subjectOf(address), found);
  return found;
}

/**
 * The preview at an address: at hand, in the making already, or made now. @throws what `make`
 * throws, which is not kept
 */
export function previewAt(address: PreviewAddress, make: () => Promise<Preview>): Promise<Preview> {
  const { making } = shelf();
  const key = `${subjectOf(address)}.${address.made}`;
  const ready = keptPreview(address);
  if (ready) return Promise.resolve(ready);
  const underWay = making.get(key);
  if (underWay) return underWay;
  const started = make()
    .then((preview) => {
      keep(address, preview);
      return preview;
    })
    .finally(() => making.delete(key));
  making.set(key, started);
  return started;
}

function keep(address: PreviewAddress, preview: Preview): void {
  const own = shelf();
  const drop = (subject: string) => {
    own.bytes -= own.kept.get(subject)?.bytes.byteLength ?? 0;
    own.kept.delete(subject);
  };
  drop(subjectOf(address));
  own.kept.set(subjectOf(address), { ...preview, made: address.made, at: Date.now() });
  own.bytes += preview.bytes.byteLength;
  for (const oldest of own.kept.keys()) {
    if (own.bytes <= LIMIT_BYTES) break;
    drop(oldest);
  }
}
