// Plain JavaScript, because the server reads it too; without zod, because it runs for each request.

import { withoutEndSlash } from '../withoutEndSlash.mjs';
import { systemOf } from './newsSources.mjs';
import { YOUTUBE_ID, youtubeId } from './youtubeId.mjs';

/** @param {string} hostname */
export const isLocalHost = (hostname) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** @typedef {{ origin: string, path: string }} MediaSource */

/** @param {string | undefined} list */
const entries = (list) =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Security: only the provider's origin and this machine may use http. No zod, because the
 * middleware calls this per request; invalid entries are skipped.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {MediaSource[]}
 */
export function mediaSources(env) {
  const api = env.NEWS_API_URL || 'http://localhost:4000';
  const own = URL.canParse(api) ? new URL(api) : null;
  const ownPaths = own
    ? [...new Set(['', withoutEndSlash(own.pathname)])].flatMap((base) =>
        entries(env.NEWS_MEDIA_PATHS || systemOf(env.NEWS_SOURCE).media).map((path) => ({
          origin: own.origin,
          path: base + path,
        })),
      )
    : [];
  const named = entries(env.NEWS_IMAGE_HOSTS).flatMap((entry) => {
    if (!URL.canParse(`https://${entry}`)) return [];
    const { host, hostname, pathname: path } = new URL(`http://${entry}`);
    const schemes =
      host === own?.host
        ? [own.protocol]
        : isLocalHost(hostname)
          ? ['http:', 'https:']
          : ['https:'];
    return schemes.map((scheme) => ({ origin: `${scheme}//${host}`, path }));
  });
  return [...ownPaths, ...named];
}

/** @param {Record<string, string | undefined>} env */
export const mediaOrigins = (env) => [...new Set(mediaSources(env).map(({ origin }) => origin))];

/** @typedef {{ kind: 'youtube', id: string } | { kind: 'hls', url: string }} LiveStream */

/**
 * A YouTube id or URL, or an https `.m3u8` URL; otherwise null. Without zod, because the middleware
 * calls this per request.
 *
 * @param {string | undefined} given
 * @returns {LiveStream | null}
 */
export function liveStream(given) {
  if (!given) return null;
  if (YOUTUBE_ID.test(given)) return { kind: 'youtube', id: given };
  if (!URL.canParse(given)) return null;
  const id = youtubeId(given);
  if (id) return { kind: 'youtube', id };
  const { protocol, pathname, href } = new URL(given);
  return protocol === 'https:' && pathname.endsWith('.m3u8') ? { kind: 'hls', url: href } : null;
}

/**
 * @param {string | undefined} given
 * @returns {string[]}
 */
export function liveOrigins(given) {
  const stream = liveStream(given);
  return stream?.kind === 'hls' ? [new URL(stream.url).origin] : [];
}
