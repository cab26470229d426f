import { SOCIAL_LINKS } from '#site/brand.mjs';
import { environment } from './environment.mjs';

/**
 * How to reach the channel, the same in every language: what `site.config.ts` says, or the deployment.
 * Its tagline and postal address are words: they are in the messages under `Channel`.
 */
export function channel() {
  const settings = environment();
  return {
    phone: {
      display: settings.PHONE_NUMBER,
      href: `tel:${settings.PHONE_NUMBER.replaceAll(' ', '')}`,
    },
    email: {
      news: settings.NEWS_EMAIL,
      corrections: settings.CORRECTIONS_EMAIL,
      advertising: settings.ADVERTISING_EMAIL,
      careers: settings.CAREERS_EMAIL,
    },
    social: SOCIAL_LINKS,
    stores: { play: settings.PLAY_STORE_URL, apple: settings.APP_STORE_URL },
    videoSite: settings.VIDEO_SITE_URL,
  };
}

/** A chat with the newsroom on WhatsApp that opens with this greeting already written. */
export function whatsappChat(greeting: string): string {
  const digits = environment().WHATSAPP_NUMBER.replace(/\D/g, '');
  return `https://wa.me/${digits}?text=${encodeURIComponent(greeting)}`;
}
