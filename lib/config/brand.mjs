// @ts-check
/**
 * Everything that makes the site this channel's: its names, colours, wordmarks, addresses. Plain
 * JavaScript, because the settings and the style sheet are read before there is a build; one export
 * each, so that only what an island uses travels to the browser.
 */

const HANDLE = 'narmada24.example';

/** The channel's red, on which white has a contrast of 6.1. */
const RED = '#c4121a';

/** By language; one that is missing uses the name in the default language. */
export const CHANNEL_NAMES = { en: 'Narmada 24', hi: 'नर्मदा 24' };

/**
 * The colours that more than the style sheet needs, in the short form of CSS. In
 * `app/styles/tokens.css` one of them is written `brand(signal light)`.
 */
export const COLORS = {
  paper: { light: '#fff', dark: '#121417' },
  ink: { light: '#14171a', dark: '#f1f0ec' },
  'ink-quiet': { light: '#565c62', dark: '#a8aeb3' },
  bar: { light: '#14171a', dark: '#dddcd7' },
  river: { light: '#0a5468', dark: '#7fc8d7' },
  signal: { light: RED, dark: '#b51219' },
  'on-signal': { light: '#fff', dark: '#fff' },
  'signal-ink': { light: '#b30f17', dark: '#ff8078' },
  live: { light: RED, dark: '#ff5d54' },
};

/** By script: the symbol in `public/icons.svg`, and the part of it that pages show. */
export const WORDMARKS = {
  Latin: { symbol: 'logo-en', viewBox: '0 0 2657 470' },
  Devanagari: { symbol: 'logo-hi', viewBox: '0 0 1588 520' },
};

/** `icon` is its symbol in `public/icons.svg`. */
export const SOCIAL_LINKS = [
  { name: 'Facebook', icon: 'fb', href: `https://www.facebook.com/${HANDLE}` },
  { name: 'YouTube', icon: 'yt', href: `https://www.youtube.com/@${HANDLE}` },
  { name: 'X', icon: 'x', href: `https://x.com/${HANDLE}` },
  { name: 'Instagram', icon: 'ig', href: `https://www.instagram.com/${HANDLE}` },
  { name: 'WhatsApp', icon: 'wa', href: `https://www.whatsapp.com/channel/${HANDLE}` },
];

/** Defaults of the settings of the same names (`.env.example`). */
export const CONTACTS = {
  WHATSAPP_NUMBER: '+91 120 000 0000',
  PHONE_NUMBER: '+91 120 000 0000',
  NEWS_EMAIL: `news@${HANDLE}`,
  CORRECTIONS_EMAIL: `corrections@${HANDLE}`,
  ADVERTISING_EMAIL: `advertising@${HANDLE}`,
  CAREERS_EMAIL: `careers@${HANDLE}`,
  VIDEO_SITE_URL: `https://www.youtube.com/@${HANDLE}`,
  PLAY_STORE_URL: 'https://play.google.com/store/apps/details?id=example.narmada24',
  APP_STORE_URL: 'https://apps.apple.com/in/app/id0000000000',
};
