// Plain JavaScript, because the server counts outside the build.

import { processGlobal } from '../request/processGlobal.mjs';

/** A read loses half its weight in this time, so that evening stories fade by the next morning. */
const HALF_LIFE_MS = 6 * 3_600_000;

/** About a megabyte. Invented ids take no more, and are dropped before stories that are read. */
const MOST_STORIES = 5000;

/** @typedef {{ weight: number, at: number }} Count The weight at a moment, in epoch milliseconds. */

/** @returns {Map<string, Count>} */
const counts = () => processGlobal('site.reads', () => new Map());

/**
 * A future time, left by a clock that was set back, counts as now; otherwise it would weigh most
 * for ever.
 *
 * @param {Count} count
 * @param {number} now
 */
const weightAt = ({ weight, at }, now) => weight * 2 ** (Math.min(0, at - now) / HALF_LIFE_MS);

/**
 * Counts one anonymous reading, per process and until its restart.
 *
 * @param {string} story unchecked, because unknown ids are never shown
 * @param {number} [now] epoch milliseconds
 */
export function countRead(story, now = Date.now()) {
  const all = counts();
  const known = all.get(story);
  all.set(story, { weight: (known ? weightAt(known, now) : 0) + 1, at: now });
  if (all.size > MOST_STORIES) forgetLeast(all, now);
}

/**
 * Drops the lighter half at once, so that sorting happens once in thousands of reads.
 *
 * @param {Map<string, Count>} all
 * @param {number} now
 */
function forgetLeast(all, now) {
  const heaviest = [...all].sort(([, a], [, b]) => weightAt(b, now) - weightAt(a, now));
  for (const [story] of heaviest.slice(MOST_STORIES / 2)) all.delete(story);
}

/**
 * @param {string} story
 * @param {number} now epoch milliseconds
 */
export function readsOf(story, now) {
  const count = counts().get(story);
  return count ? weightAt(count, now) : 0;
}
