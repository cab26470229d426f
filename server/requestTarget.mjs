// @ts-check
import { randomUUID } from 'node:crypto';

/** By the URL standard `.`, `..`, their escapes and backslashes lead to another folder. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2e){1,2}(?:[/\\]|$)/i;

/** Next takes the end `.rsc` of any path for a request of its router, and answers with its data. */
const ROUTER_SUFFIX = /\.(?=rsc$)/i;

/**
 * The target of a request as Next may see it. What decides by a path's text and Next, which resolves
 * it, have to mean the same page: a target with dot segments, or that does not begin with a slash,
 * is refused. No browser and no link of ours sends one.
 *
 * A path that cannot be decoded (`/news/%`, `/news/%ff`) makes Next fail, so its per cent signs are
 * taken literally: the reader then gets the page for unknown URLs.
 *
 * @param {string} target as it was sent
 * @returns {{ pathname: string, url: string, isDecodable: boolean } | null} `url`: the target to hand
 *   on; null when it is refused
 */
export function readTarget(target) {
  const [path = '', ...query] = target.split(/(?=\?)/);
  if (!path.startsWith('/') || DOT_SEGMENT.test(path)) return null;
  const isDecodable = canDecode(path);
  const pathname = (isDecodable ? path : path.replaceAll('%', '%25')).replace(ROUTER_SUFFIX, '%2E');
  return { pathname, url: pathname + query.join(''), isDecodable };
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
