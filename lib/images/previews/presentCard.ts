import { splitLocale } from '@/lib/i18n/splitLocale';

/** The hash of no picture: what stands at such a URL is the card as it is now. */
const NO_HASH = '0'.repeat(12);

/**
 * Where the card of a story is, drawn with what the story says now; null where the URL is no story's. Without the
 * hash that only the server can work out, a cache keeps it for a short time.
 */
export function presentCardPath(storyUrl: string): string | null {
  const { pathname } = new URL(storyUrl);
  const name = /\/news\/([^/]+)\/?$/.exec(pathname)?.[1];
  return name === undefined
    ? null
    : `/og/card/${name}.${NO_HASH}.${splitLocale(pathname).locale}.jpg`;
}
