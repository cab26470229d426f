import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Card } from './cardLook';
import { drawBrand, drawCard } from './drawCard';
import { brandPreviewUrl, pagePreviewUrl } from './pagePreview';
import { getOrCreatePreview, type Preview } from './previewCache';

export const brandPreview = (locale: Locale): Promise<Preview> =>
  getOrCreatePreview(brandPreviewUrl(locale), async () => ({
    bytes: await drawBrand(locale),
    immutable: true,
  }));

export async function pagePreview(path: string, card: Card) {
  const url = pagePreviewUrl(path, card);
  const preview = await getOrCreatePreview(url, async () => ({
    bytes: (await drawCard(card)) ?? (await drawBrand(card.locale)),
    immutable: true,
  }));
  return { url, preview };
}
