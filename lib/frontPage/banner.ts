import 'server-only';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/routing';
import { deskFrontPage } from '@/lib/provider/provider';

type Banner = { text: string; href: string | null };

/** What the desk tells on every page of this language now; null past its hour, or without words in it. */
export async function currentBanner(locale: Locale, now = Date.now()): Promise<Banner | null> {
  const { banner } = await deskFrontPage();
  const text = banner?.text[locale];
  if (!banner || !text || banner.until <= now) return null;
  const { href } = banner;
  return { text, href: href?.startsWith('/') ? localPath(href, locale) : (href ?? null) };
}
