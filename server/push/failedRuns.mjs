import { serviceOf } from './pushServices.mjs';

/** More than a day has alerts, so that no outage of a day forgets anybody. */
const MOST = 10;

/**
 * @typedef {import('./subscriptionStore.mjs').Kept} Kept
 * @typedef {import('./postMessage.mjs').Outcome['outcome']} Result
 */

/**
 * Tells subscriptions that nobody has any more from those whose service, or this machine's network,
 * fails: only what fails while others get theirs counts.
 *
 * @param {number} [most] alerts running
 */
export function createFailedRuns(most = MOST) {
  /** A restart only puts the end of a run off. @type {WeakMap<Kept, number>} */
  const runs = new WeakMap();

  /** Of one alert. */
  return () => {
    /** @type {Map<Kept, Result>} */
    const results = new Map();
    /** Services that took a message. @type {Set<string>} */
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
      /** Those to be forgotten, once all have been tried. */
      over: () => [...results.keys()].filter(isOver),
    };
  };
}
