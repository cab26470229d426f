import { SOCIAL_LINKS } from '#site/brand.mjs';
import { environment } from './environment.mjs';
import type { NewsroomContacts, Phone } from './newsroom';

/**
 * Contacts from `site.config.ts` or the deployment; null if neither has one. Desks without an
 * address use the newsroom's.
 */
export function channel() {
  const settings = environment();
  return {
    phone: phoneOf(settings.PHONE_NUMBER),
    email: {
      news: settings.NEWS_EMAIL,
      corrections: settings.CORRECTIONS_EMAIL ?? settings.NEWS_EMAIL,
      advertising: settings.ADVERTISING_EMAIL ?? settings.NEWS_EMAIL,
      careers: settings.CAREERS_EMAIL ?? settings.NEWS_EMAIL,
    },
    social: SOCIAL_LINKS,
    stores: { play: settings.PLAY_STORE_URL ?? null, apple: settings.APP_STORE_URL ?? null },
    videoSite: settings.VIDEO_SITE_URL ?? null,
  };
}

const phoneOf = (number: string | undefined): Phone | null =>
  number === undefined ? null : { display: number, href: `tel:${number.replaceAll(' ', '')}` };

export function newsroomContacts(): NewsroomContacts {
  const { phone, email } = channel();
  return { phone, emails: [...new Set([email.news, email.corrections, email.advertising])] };
}

export function whatsappChat(greeting: string): string | null {
  const digits = environment().WHATSAPP_NUMBER?.replace(/\D/g, '');
  if (digits === undefined) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`;
}
