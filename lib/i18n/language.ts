import { type Locale, LOCALES } from './locales';

/** Everything the site shows is on India's clock, wherever the server stands. */
export const TIME_ZONE = 'Asia/Kolkata';

/**
 * The URL of a page in a language, from its URL without prefix: `('/india', 'hi')` gives
 * `/hi/india`.
 */
export function localPath(path: string, locale: Locale): string {
  const { prefix } = LOCALES[locale];
  // Home has no slash of its own under a prefix: `/hi`, `/hi?show=all`.
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/**
 * A path that next-intl's middleware may decode once. It rewrites to the decoded path, so a per
 * cent sign that belongs to a story's id has to be escaped twice. Paths that cannot be decoded do
 * not come this far: the server (`server/requestHandler.mjs`) takes their per cent signs literally.
 */
export const safePathname = (pathname: string) => pathname.replaceAll('%25', '%2525');
