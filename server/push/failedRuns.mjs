import { serviceOf } from './pushServices.mjs';

/** More alerts than a day may have (`MOST_A_DAY`), so a day's outage removes no subscription. */
const MOST = 10;

/**
 * @typedef {import('./subscriptionStore.mjs').Kept} Kept
 * @typedef {import('./postMessage.mjs').Outcome['outcome']} Result
 */

/**
 * Finds abandoned subscriptions. A failure counts only if other subscriptions got the alert, so an
 * outage of a service or of this network removes nobody.
 *
 * @param {number} [most] failed alerts in a row
 */
export function createFailedRuns(most = MOST) {
  /** A restart only delays the end of a run. @type {WeakMap<Kept, number>} */
  const runs = new WeakMap();

  /** Call once per alert. */
  return () => {
    /** @type {Map<Kept, Result>} */
    const results = new Map();
    /** Services that accepted a message. @type {Set<string>} */
    const well = new Set();

    /** @param {Kept} kept */
    function isOver(kept) {
      const result = results.get(kept);
      const isWell = well.has(serviceOf(kept.subscription.endpoint));
      if (result === 'nowhere' && isWell) return true;
      if (result !== 'failed' && result !== 'nowhere') {
        runs.delete(kept);
        return false;
      }
      if (!isWell && (result === 'failed' || well.size === 0)) return false;
      const run = (runs.get(kept) ?? 0) + 1;
      runs.set(kept, run);
      return run >= most;
    }

    return {
      /** @param {Kept} kept @param {Result} result of the latest try */
      note(kept, result) {
        results.set(kept, result);
        if (result === 'sent') well.add(serviceOf(kept.subscription.endpoint));
      },
      /** Subscriptions to remove; call after the last try. */
      over: () => [...results.keys()].filter(isOver),
    };
  };
}
