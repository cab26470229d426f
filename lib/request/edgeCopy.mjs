// Plain JavaScript, because the server reads it as it is.

import { randomBytes } from 'node:crypto';

/**
 * The ETag has the age of a page's oldest list, so that a revalidating edge (RFC 9110, 13.1.2)
 * keeps the better copy.
 */
const TAG = /^W\/"([0-9a-z]{1,9})\.[\w-]{8}"$/;

/** Processes poll at different moments, so copies within a minute count as equal. */
const EQUAL_MS = 60_000;

/**
 * A copy hides a page's gap only this long, because one broken feed must not freeze the other
 * lists.
 */
const GAP_MS = 3_600_000;

/**
 * Unique per render, because a 304 keeps the old body, whose nonce must match its policy.
 *
 * @param {number} asOf when the provider sent the page's oldest list, in epoch milliseconds
 */
export const pageTag = (asOf) =>
  `W/"${Math.floor(asOf / 1000).toString(36)}.${randomBytes(6).toString('base64url')}"`;

/** @param {string | undefined} ifNoneMatch */
function copyAsOf(ifNoneMatch) {
  const [, seconds] = TAG.exec(ifNoneMatch ?? '') ?? [];
  return seconds === undefined ? null : parseInt(seconds, 36) * 1000;
}

/**
 * @param {string | undefined} ifNoneMatch
 * @param {object} page
 * @param {number} [page.asOf] as in `pageTag`
 * @param {boolean} [page.hasGap] whether it lacks a list
 * @param {number} now in epoch milliseconds
 */
export function isCopyBetter(ifNoneMatch, { asOf = 0, hasGap = false }, now) {
  const copy = copyAsOf(ifNoneMatch);
  // After a clock was set back, the copy would win until the clock catches up.
  if (copy === null || copy - now > EQUAL_MS) return false;
  return hasGap ? now - copy < GAP_MS : copy - asOf > EQUAL_MS;
}
