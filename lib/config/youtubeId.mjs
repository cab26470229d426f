// Plain JavaScript, because the server reads it as it is.

const HOST = /^(?:(?:www|m)\.)?youtube(?:-nocookie)?\.com$/;
const SHORT_HOST = /^(?:www\.)?youtu\.be$/;
export const YOUTUBE_ID = /^[\w-]{11}$/;
/**
 * Excludes channels and lists, whose paths may end like an id. Flash players separated parameters
 * without a question mark.
 */
const PATH = /^\/(?:embed|shorts|live|v|e)\/(?!videoseries|live_stream)([\w-]{11})(?:\/|&.*)?$/;
const SHORT_PATH = /^\/([\w-]{11})\/?$/;

/** @param {string} hostname */
export const isYoutube = (hostname) => HOST.test(hostname);

/**
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
