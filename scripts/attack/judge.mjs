/** @typedef {typeof import('./ask.mjs').ask} Send */

/**
 * Lines for the answers that are not as they should be.
 *
 * @template T
 * @param {readonly T[]} tries
 * @param {(one: T) => Promise<string | null>} judge
 */
export async function each(tries, judge) {
  const found = [];
  for (const one of tries) {
    const line = await judge(one).catch((fault) => `${JSON.stringify(one)}: ${fault.message}`);
    if (line) found.push(line);
  }
  return found;
}

/**
 * @param {string} what
 * @param {number} status
 * @param {readonly number[]} allowed
 */
export const unless = (what, status, allowed) =>
  allowed.includes(status) ? null : `${what}: ${status}, not ${allowed.join(' or ')}`;
