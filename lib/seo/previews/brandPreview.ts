import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { drawBrand } from './drawCard';
import { type Preview, getOrCreatePreview } from './previewCache';
import { previewUrl } from './previewUrl';

/** Where the brand's own picture is, among the pages' cards. */
export const brandPreviewUrl = (locale: Locale) => previewUrl('page/brand', locale, null);

/** The brand's picture: what is answered when there is nothing better. */
export const brandPreview = (locale: Locale): Promise<Preview> =>
  getOrCreatePreview(brandPreviewUrl(locale), async () => ({
    bytes: await drawBrand(locale),
    immutable: true,
  }));
