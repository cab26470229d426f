// @ts-check
import { createHmac, timingSafeEqual } from 'node:crypto';

// Plain JavaScript, because the script that makes links reads it as well, outside the build.

const DAY_S = 86_400;

/** The longest that a link to a draft works. */
export const PREVIEW_LONGEST_S = 7 * DAY_S;

const TOKEN = /^(\d{10})\.([0-9a-f]{64})$/;

/**
 * @param {string} id
 * @param {number} expiry
 * @param {string} secret
 */
const signatureOf = (id, expiry, secret) =>
  createHmac('sha256', secret).update(`${id}.${expiry}`).digest();

/**
 * What lets whoever has it see the draft of one story until a moment: the moment in epoch seconds, a
 * dot, and the hexadecimal HMAC-SHA256 of `{id}.{moment}`.
 *
 * @param {string} id
 * @param {number} expiry in epoch seconds
 * @param {string} secret
 */
export const previewToken = (id, expiry, secret) =>
  `${expiry}.${signatureOf(id, expiry, secret).toString('hex')}`;

/**
 * The moment until which a token shows the draft of a story, in epoch seconds; null when it is forged, has
 * expired, is of another story, or would work for longer than a week.
 *
 * @param {string} token
 * @param {{ id: string, secret: string, now: number }} options `now` in epoch milliseconds
 */
export function readPreviewToken(token, { id, secret, now }) {
  const [, moment = '', signature = ''] = TOKEN.exec(token) ?? [];
  const expiry = Number(moment);
  const leftS = expiry - now / 1000;
  const isSigned = timingSafeEqual(
    signatureOf(id, expiry, secret),
    // Of the right length also where there is none.
    Buffer.from(signature.padEnd(64, '0'), 'hex'),
  );
  return isSigned && signature !== '' && leftS > 0 && leftS <= PREVIEW_LONGEST_S ? expiry : null;
}
