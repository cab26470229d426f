import 'server-only';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import type { Story } from '@/lib/story/story';
import { type PreviewUrl, previewUrl } from '@/lib/seo/previews/previewUrl';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { safeDecode } from '@/lib/text/safeDecode';
import { type Crop, isCrop } from './crops';

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
