// @ts-check

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
