import { randomUUID } from 'node:crypto';
import { canonicalPath } from '../lib/request/canonicalPath.mjs';

/** The URL standard also resolves escaped dots and backslashes. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2E){1,2}(?:[/\\]|$)/;

/** Next answers any path ending in `.rsc` with router data. */
const ROUTER_SUFFIX = /\.(?=rsc$)/i;

/**
 * Normalises a target, so path checks and Next agree on the page; null refuses it. Undecodable
 * paths (`/news/%ff`), which crash Next, are taken literally.
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

const VALID_ID = /^[\w-]{8,64}$/;

/**
 * Reuses an edge's id if it is well-formed, so no other header text reaches the log.
 *
 * @param {string | string[] | undefined} given
 */
export const requestIdOf = (given) =>
  typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
