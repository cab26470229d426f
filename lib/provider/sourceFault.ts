import type { NewsSource } from '@/lib/config/newsSources.mjs';
import { titleOfPage } from '@/lib/provider/source/titleOfPage';
import type { UpstreamResponse } from '@/lib/request/get';

const CURES: Record<NewsSource, { refused: string; missing: string; moved: string }> = {
  api: {
    refused: 'it may need NEWS_API_HEADER',
    missing: 'NEWS_API_URL must be the part before /api',
    moved: 'set NEWS_API_URL to the part before /api there',
  },
  wordpress: {
    refused: 'a plug-in may hide its REST API, or NEWS_API_HEADER is wrong',
    missing: 'no REST API at /wp-json: NEWS_API_URL must be the address of WordPress itself',
    moved: 'set NEWS_API_URL to the address of WordPress there',
  },
  ghost: {
    refused: 'GHOST_CONTENT_KEY is not the key of a custom integration there',
    missing: 'no Content API: NEWS_API_URL must be the address of Ghost itself',
    moved: 'set NEWS_API_URL to the address of Ghost there',
  },
  feeds: {
    refused: 'its URL may need a key',
    missing: 'there is no feed',
    moved: 'use that URL in NEWS_FEEDS',
  },
};

const isWebPage = (type: string | null) => /^text\/html\b/i.test(type ?? '');
const FIREWALL = 'a firewall may block this machine: allow it there; otherwise ';

/** Some plug-ins send JSON as a web page; PHP may print a notice before it. */
const JSON_BEGINNING = /^(?:<br \/>|[[{])/;

/** No feed starts like this, whatever content type its server sends. */
const WEB_PAGE = /^\s{0,100}(?:<!doctype html|<html)\b/i;

const SITEMAP = /<(?:urlset|sitemapindex)[\s>]/i;

/** Null if the response may hold news. Feeds often arrive as `text/html`. */
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
    return `answers ${status}: Cloudflare blocks this machine: allow it there`;
  const isHtml = isWebPage(header('content-type'));
  if (status === 401 || status === 403)
    return `answers ${status}: ${status === 403 && isHtml ? FIREWALL : ''}${refused}`;
  if (status === 404 || status === 410) return `answers ${status}: ${missing}`;
  if (status === 429)
    return `answers ${status}: too many requests: allow this machine there, or raise NEWS_MIN_AGE_MS`;
  if (!ok) return `answers ${status}`;
  if (beginning === '') return 'answers with an empty body';
  if (system === 'feeds' && WEB_PAGE.test(beginning))
    return 'answers with a web page: npm run import-check lists its feeds';
  if (system === 'feeds' && SITEMAP.test(beginning))
    return 'answers with a sitemap, which has no texts: use the RSS or Atom feed';
  const isPage = isHtml && !JSON_BEGINNING.test(beginning.trimStart());
  if (system === 'feeds' || !isPage) return null;
  const title = titleOfPage(beginning);
  return `answers with a web page${title ? ` ("${title}")` : ''} instead of JSON: ${title ? FIREWALL : ''}${missing}`;
}
