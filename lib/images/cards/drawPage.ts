import 'server-only';
import type { Locale } from '@/lib/i18n/locales';
import type { Card } from './cardLook';
import { drawBrand, drawCard } from './drawCard';
import { brandSocialCardUrl, pageSocialCardUrl } from './pageSocialCard';
import { getOrCreateSocialCard, type SocialCard } from './socialCardCache';

export const brandSocialCard = (locale: Locale): Promise<SocialCard> =>
  getOrCreateSocialCard(brandSocialCardUrl(locale), async () => ({
    bytes: await drawBrand(locale),
    immutable: true,
  }));

export async function pageSocialCard(path: string, card: Card) {
  const url = pageSocialCardUrl(path, card);
  const socialCard = await getOrCreateSocialCard(url, async () => ({
    bytes: (await drawCard(card)) ?? (await drawBrand(card.locale)),
    immutable: true,
  }));
  return { url, socialCard };
}
