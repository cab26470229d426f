import type { UpstreamResponse } from '@/lib/request/get';
import type { SOURCES } from '@/lib/config/mediaSources.mjs';

export type System = (typeof SOURCES)[number];

/** What an operator does about a source that wants a key, or has nothing where it is asked. */
const CURES: Record<System, { refused: string; missing: string; moved: string }> = {
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

/**
 * Why no news can come from an answer of the source, in words for an operator; null where some may. Of
 * the answer its status and headers are read: a feed is often sent as a web page.
 */
export function sourceFault(
  system: System,
  { status, ok, header }: Pick<UpstreamResponse, 'status' | 'ok' | 'header'>,
): string | null {
  const { refused, missing, moved } = CURES[system];
  const [target = ''] = header('location')?.split(/[?#]/, 1) ?? [];
  if (status >= 300 && status < 400 && target) return `answers ${status} to ${target}: ${moved}`;
  // https://developers.cloudflare.com/cloudflare-challenges/challenge-types/challenge-pages/detect-response/
  if (header('cf-mitigated') === 'challenge')
    return `answers ${status}: Cloudflare asks for a browser, so let this machine pass there`;
  if (status === 401 || status === 403) return `answers ${status}: ${refused}`;
  if (status === 404 || status === 410) return `answers ${status}: ${missing}`;
  if (!ok) return `answers ${status}`;
  if (system !== 'feeds' && isWebPage(header('content-type')))
    return `answers with a web page in place of JSON: ${missing}`;
  return null;
}
