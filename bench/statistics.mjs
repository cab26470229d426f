// Sums up what was measured.

/**
 * The value below which this share of the values lies, by the nearest rank.
 * @param {readonly number[]} values
 * @param {number} share from 0 to 1
 * @throws Error without values
 */
export function quantile(values, share) {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)];
  if (found === undefined) throw new Error('bench: nothing was measured');
  return found;
}

/**
 * The middle value; of an even number of them the lower one, so that it is one that was measured.
 * @param {readonly number[]} values
 */
export const median = (values) => quantile(values, 0.5);

/** @param {Iterable<number>} values */
export const sum = (values) => [...values].reduce((total, value) => total + value, 0);
