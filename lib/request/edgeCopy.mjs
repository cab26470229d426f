// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { randomBytes } from 'node:crypto';

/**
 * An edge asks for a page that it keeps by the page's `ETag` (RFC 9110, 13.1.2; nginx with
 * `proxy_cache_revalidate`). The tag says when the provider gave the oldest list of the page, so that
 * the site can tell which of the two is the better one: the copy or what it could make now.
 */
const TAG = /^W\/"([0-9a-z]{1,9})\.[\w-]{8}"$/;

/** Processes ask the provider at different moments: copies of one minute count as equally old. */
const EQUAL_MS = 60_000;

/** How long a whole copy stands in for a page with a gap: a broken feed must not stop all others. */
const GAP_MS = 3_600_000;

/**
 * The `ETag` of a page. Each rendering has its own: a browser that is told 304 keeps a body whose nonce
 * must be that of the policy beside it.
 *
 * @param {number} asOf when the provider gave the oldest list of the page, in epoch milliseconds
 */
export const pageTag = (asOf) =>
  `W/"${Math.floor(asOf / 1000).toString(36)}.${randomBytes(6).toString('base64url')}"`;

/**
 * When the provider gave the oldest list of the copy that an edge has, in epoch milliseconds; null
 * where the edge has none, or one that says nothing of it.
 *
 * @param {string | undefined} ifNoneMatch
 */
function copyAsOf(ifNoneMatch) {
  const [, seconds] = TAG.exec(ifNoneMatch ?? '') ?? [];
  return seconds === undefined ? null : parseInt(seconds, 36) * 1000;
}

/**
 * Whether an edge should go on showing the copy that it has.
 *
 * @param {string | undefined} ifNoneMatch
 * @param {object} page
 * @param {number} [page.asOf] as in `pageTag`
 * @param {boolean} [page.hasGap] whether it lacks a list
 * @param {number} now in epoch milliseconds
 */
export function isCopyBetter(ifNoneMatch, { asOf = 0, hasGap = false }, now) {
  const copy = copyAsOf(ifNoneMatch);
  if (copy === null) return false;
  return hasGap ? now - copy < GAP_MS : copy - asOf > EQUAL_MS;
}
