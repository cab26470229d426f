import 'server-only';
import { safeDecode } from '@/lib/format/safeDecode';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import type { Story } from '@/lib/story/story';
import { type SocialCardUrl, socialCardUrl } from './socialCardUrl';

/**
 * Google's three article shapes ("Article structured data", `image`), in pixels; at least 1200 wide
 * for large previews.
 */
export const CROPS = {
  '16x9': { width: 1200, height: 675 },
  '4x3': { width: 1200, height: 900 },
  '1x1': { width: 1200, height: 1200 },
} as const;

export type Crop = keyof typeof CROPS;

const isCrop = (name: string): name is Crop => Object.hasOwn(CROPS, name);

export const CROP_NAMES = Object.keys(CROPS).filter(isCrop);

type RequestedCrop = { id: string; hash: string; crop: Crop };

const nameOf = (id: string, crop: Crop) => `cut/${encodeURIComponent(id)}/${crop}`;

export const cropUrl = (
  { id, picture }: Pick<Story, 'id' | 'picture'>,
  crop: Crop,
): SocialCardUrl => socialCardUrl(nameOf(id, crop), DEFAULT_LOCALE, picture);

export const cropPath = (story: Pick<Story, 'id' | 'picture'>, crop: Crop) =>
  `/pictures/${encodeURIComponent(story.id)}.${cropUrl(story, crop).hash}.${crop}.jpg`;

/**
 * A crop on this site, because readers and crawlers may not reach the provider's URL. Null without
 * a picture.
 */
export const widePicture = (story: Pick<Story, 'id' | 'picture'>): string | null =>
  story.picture === null ? null : absoluteUrl(cropPath(story, '16x9'));

export const cropUrlOf = ({ id, hash, crop }: RequestedCrop): SocialCardUrl => ({
  name: nameOf(id, crop),
  locale: DEFAULT_LOCALE,
  hash,
});

export function parseCropPath(file: string): RequestedCrop | null {
  const [, id, hash, crop] = /^(.+)\.([0-9a-f]{12})\.(\d+x\d+)\.jpg$/s.exec(safeDecode(file)) ?? [];
  return id && hash && crop && isCrop(crop) ? { id, hash, crop } : null;
}
