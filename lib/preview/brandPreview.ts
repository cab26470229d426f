import 'server-only';
import type { Locale } from '@/lib/i18n/routing';
import { drawBrand } from './drawCard';
import { type Preview, previewAt } from './keptPreviews';
import { previewAddress } from './previewAddress';

/** Where the brand's own picture is, among the pages' cards. */
export const brandAddress = (locale: Locale) => previewAddress('page/brand', locale, null);

/** The brand's picture: what is answered when there is nothing better. */
export const brandPreview = (locale: Locale): Promise<Preview> =>
  previewAt(brandAddress(locale), async () => ({ bytes: await drawBrand(locale), lasting: true }));
