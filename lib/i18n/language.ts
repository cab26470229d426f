import { TIME_ZONE as ZONE } from '#site/locales.mjs';
import { type Locale, LOCALES } from './locales';

/** All times use the newsroom's zone, wherever the server runs. */
export const TIME_ZONE: string = ZONE;

export function localPath(path: string, locale: Locale): string {
  const { prefix } = LOCALES[locale];
  // Home has no slash under a prefix: `/hi`, `/hi?show=all`.
  return prefix === '' ? path : prefix + path.replace(/^\/(?=[?#]|$)/, '');
}

/**
 * next-intl's middleware decodes paths, so per cent signs, and controls and blanks that a `URL`
 * would drop, are escaped twice. `server/requestHandler.mjs` handles undecodable paths.
 */
export const safePathname = (pathname: string) =>
  pathname.replace(/%(?=25|[01][\da-f]|20)/gi, '%25');
