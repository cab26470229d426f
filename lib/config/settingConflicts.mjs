// Plain JavaScript, because the server reads it as it is.

import { isLocalHost } from './mediaSources.mjs';
import { publishingAddress } from './newsSources.mjs';

export const SAMPLE_NEWSROOM = 'http://localhost:4000';

/** @param {Record<string, string>} given */
export function missingSource({ NEWS_SOURCE, NEWS_FEEDS, GHOST_CONTENT_KEY }) {
  const name = NEWS_FEEDS ? 'NEWS_FEEDS' : GHOST_CONTENT_KEY ? 'GHOST_CONTENT_KEY' : null;
  return name && !NEWS_SOURCE ? `NEWS_SOURCE must be set, because ${name} is` : null;
}

/**
 * @param {import('./environment.mjs').Settings} settings
 * @param {string} siteUrl
 */
export function missingSetting(
  { NEWS_SOURCE, NEWS_API_URL, NEWS_FEEDS, GHOST_CONTENT_KEY },
  siteUrl,
) {
  if (NEWS_SOURCE === 'feeds')
    return NEWS_FEEDS?.length ? null : 'NEWS_FEEDS must be set, because NEWS_SOURCE is feeds';
  if (NEWS_SOURCE === 'ghost' && !GHOST_CONTENT_KEY)
    return 'GHOST_CONTENT_KEY must be set, because NEWS_SOURCE is ghost';
  if (NEWS_API_URL) {
    const address = publishingAddress(NEWS_SOURCE, NEWS_API_URL);
    return address === NEWS_API_URL
      ? null
      : `NEWS_API_URL must be ${address}, the address of ${NEWS_SOURCE} itself`;
  }
  if (NEWS_SOURCE !== 'api')
    return `NEWS_API_URL must be set, because NEWS_SOURCE is ${NEWS_SOURCE}`;
  return isLocalHost(new URL(siteUrl).hostname)
    ? null
    : `NEWS_API_URL must be set, because SITE_URL (${siteUrl}) is not a local URL`;
}

/** @param {import('./environment.mjs').Settings} settings */
export const takenPort = ({ PORT, METRICS_PORT }) =>
  PORT === METRICS_PORT ? `METRICS_PORT and PORT must differ: both are ${PORT}` : null;

/**
 * The site would fetch from itself for ever. Other systems may share its name: a proxy sends
 * `/wp-json` to WordPress, but `/api` is the site's.
 *
 * @param {import('./environment.mjs').Settings} settings
 * @param {string} siteUrl
 */
export function ownAddress({ NEWS_SOURCE, NEWS_API_URL = SAMPLE_NEWSROOM, PORT }, siteUrl) {
  if (NEWS_SOURCE === 'feeds') return null;
  const { protocol, hostname, port } = new URL(NEWS_API_URL);
  const isProcess =
    isLocalHost(hostname) && Number(port || (protocol === 'https:' ? 443 : 80)) === PORT;
  return isProcess || (NEWS_SOURCE === 'api' && NEWS_API_URL === siteUrl)
    ? `NEWS_API_URL must not be the address of this site (${NEWS_API_URL})`
    : null;
}

export const PROXY_NAMES = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];

/**
 * The error must not repeat a proxy's password.
 *
 * @param {import('./environment.mjs').Settings} settings
 * @param {Record<string, string | undefined>} variables
 */
export function brokenProxy({ NODE_USE_ENV_PROXY }, variables) {
  if (NODE_USE_ENV_PROXY !== '1') return null;
  const broken = PROXY_NAMES.find((name) => {
    const value = variables[name]?.trim();
    return value && !(/^https?:\/\//i.test(value) && URL.canParse(value));
  });
  return broken ? `${broken} must be a URL such as http://proxy.example.org:3128` : null;
}
