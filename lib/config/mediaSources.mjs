// @ts-check
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/**
 * Whether a host name is this machine's own.
 *
 * @param {string} hostname as `URL` gives it
 */
export const isLocalHost = (hostname) => /^(localhost|127(\.\d+){3}|\[::1\])$/.test(hostname);

/** The systems that the news can come from (`NEWS_SOURCE`). */
export const SOURCES = /** @type {const} */ (['api', 'wordpress', 'ghost', 'feeds']);

/**
 * The path prefixes on the source's own origin below which each system keeps its media, unless
 * `NEWS_MEDIA_PATHS` names others. Feeds have them on hosts of their own (`NEWS_IMAGE_HOSTS`).
 *
 * @type {Record<string, string>}
 */
const MEDIA_PATHS = {
  api: '/pictures/,/videos/,/images/,/media/,/uploads/',
  wordpress: '/wp-content/uploads/',
  ghost: '/content/images/,/content/media/,/content/files/',
};

/**
 * An origin, and the path prefix below which its pictures and videos live.
 *
 * @typedef {{ origin: string, path: string }} MediaSource
 */

/** @param {string | undefined} list */
const entries = (list) =>
  (list ?? '')
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean);

/**
 * Where the pictures and videos of stories may come from: `NEWS_MEDIA_PATHS` on the provider's own
 * origin, and below the path of its URL where that has one, and the `host[:port][/path/]` entries of `NEWS_IMAGE_HOSTS`. A named host is asked by
 * https; plain http is left to the provider's own origin, as its URL says, and to this machine.
 *
 * Plain JavaScript without zod, because the middleware needs it in each request. The settings are
 * checked in `environment.mjs`; an entry that is none is skipped here.
 *
 * @param {Record<string, string | undefined>} env
 * @returns {MediaSource[]}
 */
export function mediaSources(env) {
  const api = env.NEWS_API_URL || 'http://localhost:4000';
  const own = URL.canParse(api) ? new URL(api) : null;
  const ownPaths = own
    ? [...new Set(['', withoutEndSlash(own.pathname)])].flatMap((base) =>
        entries(env.NEWS_MEDIA_PATHS || MEDIA_PATHS[env.NEWS_SOURCE || 'api']).map((path) => ({
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

/**
 * The origins of those sources, each once.
 *
 * @param {Record<string, string | undefined>} env
 */
export const mediaOrigins = (env) => [...new Set(mediaSources(env).map(({ origin }) => origin))];

/**
 * The live programme as a player takes it: a video of YouTube by its id, or an HLS playlist.
 *
 * @typedef {{ kind: 'youtube', id: string } | { kind: 'hls', url: string }} LiveStream
 */

const YOUTUBE_ID = /^[\w-]{11}$/;
const YOUTUBE_HOST = /^(www\.|m\.)?(youtube(-nocookie)?\.com|youtu\.be)$/;

/**
 * What `LIVE_URL` names: a YouTube video by its id or any of its URLs, or the https URL of an HLS
 * playlist, which ends in `.m3u8`. Null for anything else.
 *
 * Plain JavaScript without zod, because the proxy needs it in each request.
 *
 * @param {string | undefined} given
 * @returns {LiveStream | null}
 */
export function liveStream(given) {
  if (!given) return null;
  if (YOUTUBE_ID.test(given)) return { kind: 'youtube', id: given };
  if (!URL.canParse(given)) return null;
  const { protocol, hostname, pathname, searchParams, href } = new URL(given);
  if (YOUTUBE_HOST.test(hostname)) {
    const id = searchParams.get('v') ?? pathname.split('/').findLast(Boolean) ?? '';
    return YOUTUBE_ID.test(id) ? { kind: 'youtube', id } : null;
  }
  return protocol === 'https:' && pathname.endsWith('.m3u8') ? { kind: 'hls', url: href } : null;
}

/**
 * The origins that the live programme's files come from, other than YouTube's player.
 *
 * @param {string | undefined} given
 * @returns {string[]}
 */
export function liveOrigins(given) {
  const stream = liveStream(given);
  return stream?.kind === 'hls' ? [new URL(stream.url).origin] : [];
}
