// Plain JavaScript, because the server reads it as it is.

const HOST = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
export const YOUTUBE_ID = /^[\w-]{11}$/;
/** Other paths, of channels and lists, may end in a look-alike. Flash took parameters without a question mark. */
const PATH = /^\/(?:embed|shorts|live|v|e)\/(?!videoseries|live_stream)([\w-]{11})(?:\/|&.*)?$/;
const SHORT_PATH = /^\/([\w-]{11})\/?$/;

/** @param {string} hostname */
export const isYoutube = (hostname) => HOST.test(hostname);

/**
 * The id of the video whose page or player is at a URL.
 *
 * @param {string | undefined} given
 * @returns {string | null}
 */
export function youtubeId(given) {
  if (!given || !URL.canParse(given)) return null;
  const { hostname, pathname, searchParams } = new URL(given);
  if (SHORT_HOST.test(hostname)) return SHORT_PATH.exec(pathname)?.[1] ?? null;
  if (!isYoutube(hostname)) return null;
  const asked = /^\/watch\/?$/.test(pathname) ? searchParams.get('v') : null;
  return asked && YOUTUBE_ID.test(asked) ? asked : (PATH.exec(pathname)?.[1] ?? null);
}
