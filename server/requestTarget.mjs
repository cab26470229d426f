// @ts-check
import { randomUUID } from 'node:crypto';
import { canonicalPath } from '../lib/request/canonicalPath.mjs';

/** By the URL standard `.`, `..`, their escapes and backslashes lead to another folder. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2E){1,2}(?:[/\\]|$)/;

/** Next takes the end `.rsc` of any path for a request of its router, and answers with its data. */
const ROUTER_SUFFIX = /\.(?=rsc$)/i;

/**
 * The target of a request as Next may see it. What decides by a path's text and Next, which resolves
 * it, have to mean the same page. So there is one form of a path, by which all is decided: letters are
 * unescaped once (`/%68i` is `/hi`), and a target with dot segments or a fragment, or that does not
 * begin with a slash, is refused. No browser and no link of ours sends one.
 *
 * A path that cannot be decoded (`/news/%`, `/news/%ff`) makes Next fail, so its per cent signs are
 * taken literally: the reader then gets the page for unknown URLs.
 *
 * @param {string} target as it was sent
 * @returns {{ pathname: string, query: string, isDecodable: boolean } | null} `query`: as it was sent, with
 *   its question mark; null when the target is refused
 */
export function readTarget(target) {
  const [sentPath = '', ...query] = target.split(/(?=\?)/);
  const path = canonicalPath(sentPath);
  if (!path.startsWith('/') || path.includes('#') || DOT_SEGMENT.test(path)) return null;
  const isDecodable = canDecode(path);
  const pathname = (isDecodable ? path : path.replaceAll('%', '%25')).replace(ROUTER_SUFFIX, '%2E');
  return { pathname, query: query.join(''), isDecodable };
}

/** @param {string} path */
function canDecode(path) {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** As proxies and load balancers make them: a UUID, a ULID, hexadecimal digits. */
const VALID_ID = /^[\w-]{8,64}$/;

/**
 * The id of a request in the log and in `X-Request-Id`: the one that an edge has given it, else a
 * new one. No other header's text ever reaches log or response.
 *
 * @param {string | string[] | undefined} given
 */
export const requestIdOf = (given) =>
  typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
