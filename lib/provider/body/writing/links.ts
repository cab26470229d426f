import { correctedUrl, withoutCampaign } from '@/lib/provider/source/httpUrl';
import { URL_LIMIT } from '@/lib/provider/source/limits';
import type { OwnPages } from '@/lib/provider/source/providerMedia';

const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * An absolute http, mailto or tel URL; null for other schemes and for anchors on the page.
 *
 * @param pages CMS pages whose links become links to this site
 */
export function linkHref(given: string | undefined, base: string, pages?: OwnPages): string | null {
  const href = given && correctedUrl(given.trim());
  if (!href || href.startsWith('#') || href.length > URL_LIMIT || !URL.canParse(href, base))
    return null;
  const url = withoutRedirect(new URL(href, base));
  if (!SCHEMES.has(url.protocol) || url.username || url.password) return null;
  const from = [base, ...(pages?.from ?? [])].map((own) => new URL(own));
  return (pages && urlOnThisSite(url, from.slice(1), pages.to)) ?? withoutReferrer(url, from);
}

const REDIRECTORS: readonly (readonly [RegExp, string])[] = [
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url$/, 'q'],
  [/^(?:www\.)?google\.[a-z]{2,3}(?:\.[a-z]{2})?\/url$/, 'url'],
  [/^(?:www\.)?bing\.com\/news\/apiclick\.aspx$/, 'url'],
  [/^lm?\.(?:facebook|instagram)\.com\/(?:l\.php)?$/, 'u'],
  [/^(?:www\.)?youtube\.com\/redirect$/, 'q'],
  [/^[\w.-]{1,60}\.safelinks\.protection\.outlook\.com\//, 'url'],
];

function withoutRedirect(url: URL): URL {
  if (url.search === '') return url;
  for (const [page, name] of REDIRECTORS) {
    const target = page.test(url.hostname + url.pathname) ? url.searchParams.get(name) : null;
    if (target && /^https?:\/\//.test(target) && URL.canParse(target)) return new URL(target);
  }
  return url;
}

/** Hidden files, CMS internals and uploads, which this site does not serve. */
const NO_PAGE =
  /^\/(?:\.|wp-|ghost(?:\/|$)|content\/(?:images|files|media)\/)|\.(?!html?$|php$)[a-z\d]{1,5}$/i;

const hostOf = ({ host }: URL) => host.replace(/^www\./, '');

/** Readers must not learn the CMS's address, which may be private. */
function urlOnThisSite(url: URL, from: readonly URL[], to: string): string | null {
  for (const own of from) {
    const folder = own.pathname.replace(/\/$/, '');
    const isBelow = url.pathname === folder || url.pathname.startsWith(`${folder}/`);
    if (!isBelow || hostOf(url) !== hostOf(own) || !url.protocol.startsWith('http')) continue;
    const path = url.pathname.slice(folder.length) || '/';
    if (!NO_PAGE.test(path)) return to + path + withoutCampaign(url.search, 'ref') + url.hash;
  }
  return null;
}

/** Ghost adds its host, which must stay private, as `ref` to outbound links. */
function withoutReferrer(url: URL, from: readonly URL[]): string {
  if (url.search === '') return url.href;
  const given = url.searchParams.get('ref') ?? '';
  const isOwn = from.some(({ hostname }) =>
    [hostname, hostname.replace(/^www\./, '')].includes(given),
  );
  url.search = withoutCampaign(url.search, isOwn ? 'ref' : undefined);
  return url.href;
}
