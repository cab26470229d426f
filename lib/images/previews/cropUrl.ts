import 'server-only';
import { safeDecode } from '@/lib/format/safeDecode';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import type { Story } from '@/lib/stories/model/story';
import { type PreviewUrl, previewUrl } from './previewUrl';

/**
 * The three shapes that Google asks of an article's picture ("Article structured data", `image`),
 * in pixels: at least 1200 wide, for its large previews.
 */
export const CROPS = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;

export type Crop = keyof typeof CROPS;

/** Whether a name is that of a crop. */
const isCrop = (name: string): name is Crop => Object.hasOwn(CROPS, name);

/** Their names, the widest first. */
export const CROP_NAMES = Object.keys(CROPS).filter(isCrop);

type RequestedCrop = { id: string; hash: string; crop: Crop };

const nameOf = (id: string, crop: Crop) => `cut/${encodeURIComponent(id)}/${crop}`;

/**
 * The cache key of a crop of a story's picture. It changes with the picture; it is the same in
 * every language.
 */
export const cropUrl = ({ id, picture }: Pick<Story, 'id' | 'picture'>, crop: Crop): PreviewUrl =>
  previewUrl(nameOf(id, crop), DEFAULT_LOCALE, picture);

/** The site path of a crop of a story's picture, a JPEG. Caches may store it for ever. */
export const cropPath = (story: Pick<Story, 'id' | 'picture'>, crop: Crop) =>
  `/pictures/${encodeURIComponent(story.id)}.${cropUrl(story, crop).hash}.${crop}.jpg`;

/**
 * The public URL of a story's picture, its crop of 16 to 9 on this site: the provider's own URL may
 * be on a network that readers and crawlers cannot reach. Null without a picture.
 */
export const widePicture = (story: Pick<Story, 'id' | 'picture'>): string | null =>
  story.picture === null ? null : absoluteUrl(cropPath(story, '16x9'));

/** The cache key of a crop that was requested by its own URL. */
export const cropUrlOf = ({ id, hash, crop }: RequestedCrop): PreviewUrl => ({
  name: nameOf(id, crop),
  locale: DEFAULT_LOCALE,
  hash,
});

/**
 * Which crop of which story a file below `/pictures` is; null when no URL of ours looks like it.
 */
export function parseCropPath(file: string): RequestedCrop | null {
  const [, id, hash, crop] = /^(.+)\.([0-9a-f]{12})\.(\d+x\d+)\.jpg$/s.exec(safeDecode(file)) ?? [];
  return id && hash && crop && isCrop(crop) ? { id, hash, crop } : null;
}
