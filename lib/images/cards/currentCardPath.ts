import { splitLocale } from '@/lib/i18n/splitLocale';

const NO_HASH = '0'.repeat(12);

/**
 * Null for other URLs. The card is cached briefly, because only the server can compute its real
 * hash.
 */
export function currentCardPath(storyUrl: string): string | null {
  const { pathname } = new URL(storyUrl);
  const name = /\/news\/([^/]+)\/?$/.exec(pathname)?.[1];
  return name === undefined
    ? null
    : `/og/card/${name}.${NO_HASH}.${splitLocale(pathname).locale}.jpg`;
}
