import { randomUUID } from 'node:crypto';
import { canonicalPath } from '../lib/request/canonicalPath.mjs';
import { canDecode, withoutCutLetter } from '../lib/request/cutLetter.mjs';

const ORIGIN = /^https?:\/\/[^/?#]+(?=[/?]|$)/i;

/**
 * Accepts `GET http://host/path`, the form sent to proxies, as servers must (RFC 9112, 3.2.2).
 *
 * @param {string} target
 */
export function originForm(target) {
  const path = target.replace(ORIGIN, '');
  return path === target || path.startsWith('/') ? path : `/${path}`;
}

/**
 * A request with two `Host` headers must get 400 (RFC 9112, 3.2); Node takes the first.
 *
 * @param {readonly string[]} rawHeaders alternating names and values
 */
export const hasTwoHosts = (rawHeaders) =>
  rawHeaders.filter((name, at) => at % 2 === 0 && name.length === 4 && /^host$/i.test(name))
    .length > 1;

/** The URL standard also resolves escaped dots and backslashes. */
const DOT_SEGMENT = /(?:^|[/\\])(?:\.|%2E){1,2}(?:[/\\]|$)/;

/** Next answers any path ending in `.rsc` with router data. */
const ROUTER_SUFFIX = /\.(?=rsc$)/i;

/** Next's time grows with the square of their number: 15 KB of `&s=1` took 2.8 s of CPU. */
const MOST = { characters: 4000, parts: 100 };

/**
 * Normalises a target, so that our path checks and Next see the same page. Undecodable paths
 * (`/news/%ff`), which crash Next, are taken literally.
 *
 * @param {string} target as sent
 * @returns {{ pathname: string, query: string, isDecodable: boolean } | null} null: refused; `query` is the original, with its question mark
 */
export function readTarget(target) {
  const [sentPath = '', ...query] = target.split(/(?=\?)/);
  const path = canonicalPath(sentPath);
  if (!path.startsWith('/') || path.includes('#') || DOT_SEGMENT.test(path)) return null;
  const parts = target.split(/[/&]/, MOST.parts + 1).length;
  if (path.length > MOST.characters || parts > MOST.parts) return null;
  const literal = canDecode(path) ? path : path.replaceAll('%', '%25');
  const pathname = literal.replace(ROUTER_SUFFIX, '%2E');
  // A link cut inside a letter may still lead to its story.
  const isDecodable = canDecode(withoutCutLetter(path));
  return { pathname, query: query.join(''), isDecodable };
}

const VALID_ID = /^[\w-]{8,64}$/;

/**
 * Reuses an edge's id only if well-formed, so that no other header text reaches the log.
 *
 * @param {string | string[] | undefined} given
 */
export const requestIdOf = (given) =>
  typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
