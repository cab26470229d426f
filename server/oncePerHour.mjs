import { hash, randomBytes } from 'node:crypto';

const HOUR_MS = 3_600_000;

/** About 5 MB, and more than one sender can fill. */
const MOST = 50_000;

/**
 * More than anybody reads in an hour; a flood of invented stories cannot push out other senders'
 * entries.
 */
const PER_SENDER = 100;

const KEY_LENGTH = 12;

/**
 * Returns true the first time in an hour that a sender reports a thing. Stores only hashes, with a
 * key that changes hourly; no addresses.
 *
 * @param {() => number} [now] epoch milliseconds
 * @returns {(sender: string, thing: string) => boolean}
 */
export function createOncePerHour(now = Date.now) {
  let hour = -1;
  let key = '';
  /** @type {Set<string>} */
  const told = new Set();
  /** @type {Map<string, number>} */
  const senders = new Map();
  /** @param {string} text */
  const hashed = (text) => hash('sha256', key + text, 'base64').slice(0, KEY_LENGTH);

  return (sender, thing) => {
    const current = Math.floor(now() / HOUR_MS);
    if (current !== hour) {
      [hour, key] = [current, randomBytes(16).toString('base64')];
      told.clear();
      senders.clear();
    }
    const [who, what] = [hashed(sender), hashed(`${sender} ${thing}`)];
    const count = senders.get(who) ?? 0;
    if (told.has(what) || count >= PER_SENDER) return false;
    told.add(what);
    senders.set(who, count + 1);
    forgetFirst(told);
    forgetFirst(senders);
    return true;
  };
}

/** @param {Set<string> | Map<string, number>} kept */
function forgetFirst(kept) {
  if (kept.size <= MOST) return;
  for (const first of kept.keys()) {
    kept.delete(first);
    return;
  }
}
