const MINUTE_MS = 60_000;
/** A mobile carrier may share one IPv4 address among thousands of phones. */
const PER_SENDER = 60;
/** About 1 MB; more senders than the overall limit admits. */
const MOST = 10_000;

/**
 * Limits requests per sender and minute, so that no sender uses up the limit of all. Forgets
 * addresses after the minute.
 *
 * @param {{ perMinute?: number, most?: number, now?: () => number }} [options]
 * @returns {(sender: string | null) => boolean}
 *   whether to admit the request; a null sender always is
 */
export function createSenderLimit({ perMinute = PER_SENDER, most = MOST, now = Date.now } = {}) {
  let minute = -1;
  /** @type {Map<string, number>} */
  const asks = new Map();
  return (sender) => {
    const current = Math.floor(now() / MINUTE_MS);
    if (current !== minute) {
      minute = current;
      asks.clear();
    }
    if (sender === null) return true;
    const count = (asks.get(sender) ?? 0) + 1;
    asks.set(sender, count);
    if (asks.size > most) {
      const [first = ''] = asks.keys();
      asks.delete(first);
    }
    return count <= perMinute;
  };
}
