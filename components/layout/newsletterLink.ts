import { NEWSLETTER } from '#site/links.mjs';
import { showsSamples } from '@/lib/config/showsSamples';
import { localPath } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';

export const NEWSLETTER_ID = 'newsletter';

/**
 * Where readers subscribe; null where they cannot. Beside samples it is the page of contacts
 * (product.md 4.7).
 */
export function newsletterHref(locale: Locale): string | null {
  const contact = localPath('/contact-us', locale);
  if (NEWSLETTER === null) return showsSamples() ? contact : null;
  return 'page' in NEWSLETTER ? NEWSLETTER.page : `${contact}#${NEWSLETTER_ID}`;
}
