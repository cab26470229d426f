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
  if (!SCHEMES.has(url.protocol) || url.username || url.password) return null;
  return withoutReferrer(url, base);
}

/** Ghost adds its own host to links of other sites, which readers are not to learn. */
function withoutReferrer(url: URL, base: string): string {
  if (!url.search.includes('ref=')) return url.href;
  const own = new URL(base).hostname;
  const given = url.searchParams.get('ref') ?? '';
  if (given !== own && given !== own.replace(/^www\./, '')) return url.href;
  // As text, so that the rest of the query keeps its spelling.
  const rest = url.search
    .slice(1)
    .split('&')
    .filter((part) => part !== `ref=${given}`);
  url.search = rest.join('&');
  return url.href;
}
