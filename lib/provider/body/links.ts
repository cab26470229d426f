import { URL_LIMIT } from '@/lib/provider/source/limits';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * Where a link leads: an absolute URL to a page, a mailbox or a phone; null for every other scheme
 * and for a place on the page itself.
 */
export function linkHref(given: string | undefined, base: string): string | null {
  const href = given?.trim();
  if (!href || href.startsWith('#') || href.length > URL_LIMIT || !URL.canParse(href, base))
    return null;
  const url = new URL(href, base);
  return SCHEMES.has(url.protocol) && !url.username && !url.password ? url.href : null;
}
