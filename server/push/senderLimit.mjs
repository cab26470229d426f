const MINUTE_MS = 60_000;
/** An address of IPv4 may be a carrier's, of thousands of phones. */
const PER_SENDER = 60;
/** Some 1 MB; more senders than the limit of all lets through. */
const MOST = 10_000;

/**
 * How often one sender may ask in a minute, so that none spends what all have together. Addresses are
 * forgotten with their minute.
 *
 * @param {{ perMinute?: number, most?: number, now?: () => number }} [options]
 * @returns {(sender: string | null) => boolean} whether this ask is let through; null is anybody
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
