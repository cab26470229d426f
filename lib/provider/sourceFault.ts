import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { titleOfPage } from '@/lib/provider/source/titleOfPage';
import type { UpstreamResponse } from '@/lib/request/get';

const CURES: Record<NewsSource, { refused: string; missing: string; moved: string }> = {
  api: {
    refused: 'it may want NEWS_API_HEADER',
    missing: 'NEWS_API_URL is what stands before /api',
    moved: 'set NEWS_API_URL to what stands before /api there',
  },
  wordpress: {
    refused: 'a plug-in may hide its REST API, or NEWS_API_HEADER is wrong',
    missing: 'it has no REST API at /wp-json: NEWS_API_URL is the address of WordPress itself',
    moved: 'set NEWS_API_URL to the address of WordPress there',
  },
  ghost: {
    refused: 'GHOST_CONTENT_KEY is not the key of a custom integration there',
    missing: 'it has no Content API: NEWS_API_URL is the address of Ghost itself',
    moved: 'set NEWS_API_URL to the address of Ghost there',
  },
  feeds: {
    refused: 'it may want a key in its address',
    missing: 'there is no feed',
    moved: 'set it so in NEWS_FEEDS',
  },
};

const isWebPage = (type: string | null) => /^text\/html\b/i.test(type ?? '');
const FIREWALL = 'a firewall may ask for a browser, so let this machine pass there; else ';

/** Some plug-ins send JSON as a web page; PHP may print a notice before it. */
const JSON_BEGINNING = /^(?:<br \/>|[[{])/;

/** No feed starts like this, whatever content type its server sends. */
const WEB_PAGE = /^\s{0,100}(?:<!doctype html|<html)\b/i;

const SITEMAP = /<(?:urlset|sitemapindex)[\s>]/i;

/**
 * Explains to operators why a response holds no news; null if it may. It ignores content types,
 * because feeds often arrive as `text/html`.
 */
export function sourceFault(
  system: NewsSource,
  { status, ok, header }: Pick<UpstreamResponse, 'status' | 'ok' | 'header'>,
  beginning: string,
): string | null {
  const { refused, missing, moved } = CURES[system];
  const [target = ''] = header('location')?.split(/[?#]/, 1) ?? [];
  if (status >= 300 && status < 400 && /^(?:https?:|\/)/i.test(target))
    return `answers ${status} to ${target}: ${moved}`;
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  if (header('cf-mitigated') === 'challenge')
    return `answers ${status}: Cloudflare asks for a browser, so let this machine pass there`;
  const isHtml = isWebPage(header('content-type'));
  if (status === 401 || status === 403)
    return `answers ${status}: ${status === 403 && isHtml ? FIREWALL : ''}${refused}`;
  if (status === 404 || status === 410) return `answers ${status}: ${missing}`;
  if (status === 429)
    return `answers ${status}: it is asked too often, so let this machine pass there or raise NEWS_MIN_AGE_MS`;
  if (!ok) return `answers ${status}`;
  if (beginning === '') return 'answers with an empty body';
  if (system === 'feeds' && WEB_PAGE.test(beginning))
    return 'answers with a web page, which names its feeds: npm run import-check lists them';
  if (system === 'feeds' && SITEMAP.test(beginning))
    return 'answers with a sitemap, which has no texts: name the RSS or Atom feed';
  const isPage = isHtml && !JSON_BEGINNING.test(beginning.trimStart());
  if (system === 'feeds' || !isPage) return null;
  const title = titleOfPage(beginning);
  return `answers with a web page${title ? ` ("${title}")` : ''} in place of JSON: ${title ? FIREWALL : ''}${missing}`;
}
