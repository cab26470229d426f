// Plain JavaScript, because the link-making script runs it outside the build.

import { createHmac, timingSafeEqual } from 'node:crypto';

const DAY_S = 86_400;

export const DRAFT_LONGEST_S = 7 * DAY_S;

const TOKEN = /^(\d{10})\.([0-9a-f]{64})$/;

/**
 * @param {string} id
 * @param {number} expiry
 * @param {string} secret
 */
const signatureOf = (id, expiry, secret) =>
  createHmac('sha256', secret).update(`${id}.${expiry}`).digest();

/**
 * Grants access to one draft: the expiry in epoch seconds, a dot and the hex HMAC-SHA256 of
 * `{id}.{expiry}`.
 *
 * @param {string} id
 * @param {number} expiry in epoch seconds
 * @param {string} secret
 */
export const draftToken = (id, expiry, secret) =>
  `${expiry}.${signatureOf(id, expiry, secret).toString('hex')}`;

/**
 * A token's expiry in epoch seconds; null if it is forged, expired, for another story or valid
 * beyond a week.
 *
 * @param {string} token
 * @param {{ id: string, secret: string, now: number }} options `now` in epoch milliseconds
 */
export function readDraftToken(token, { id, secret, now }) {
  const [, moment = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expiry = Number(moment);
  const leftS = expiry - now / 1000;
  const isSigned = timingSafeEqual(
    signatureOf(id, expiry, secret),
    // Padded, because `timingSafeEqual` throws on unequal lengths.
    Buffer.from(signature.padEnd(64, '0'), 'hex'),
  );
  return isSigned && signature !== '' && leftS > 0 && leftS <= DRAFT_LONGEST_S ? expiry : null;
}
