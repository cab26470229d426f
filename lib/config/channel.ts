import { SOCIAL_LINKS } from '#site/brand.mjs';
import { environment } from './environment.mjs';

/** A telephone number as it is written and as it is dialled. */
export type Phone = { display: string; href: string };

/**
 * How to reach the channel, the same in every language: what `site.config.ts` says, or the deployment.
 * What neither names is null; a desk without an address of its own has the newsroom's. Tagline and
 * postal address are words: they are in the messages under `Channel`.
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

/** A chat with the newsroom on WhatsApp that opens with this greeting already written, where it has one. */
export function whatsappChat(greeting: string): string | null {
  const digits = environment().WHATSAPP_NUMBER?.replace(/\D/g, '');
  if (digits === undefined) return null;
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`;
}
