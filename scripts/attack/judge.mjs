import { ROUTES } from './requests.mjs';

/** @typedef {typeof import('./ask.mjs').ask} Send */

/**
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

/** Status of an edge's rate limit. */
const TOO_MANY = 429;

/**
 * @param {string} what
 * @param {number} status
 * @param {readonly number[]} allowed
 */
export const unless = (what, status, allowed) =>
  allowed.includes(status) || status === TOO_MANY
    ? null
    : `${what}: ${status}, not ${allowed.join(' or ')}`;

/**
 * Records the status of every kind of route before an attack. It differs by site (languages) and
 * edge (what it passes on).
 *
 * @param {string} origin
 * @param {Send} send
 */
export async function routesAtRest(origin, send) {
  /** @type {[path: string, status: number][]} */
  const routes = [];
  const found = await each(ROUTES, async (path) => {
    const { status } = await send(origin, path);
    routes.push([path, status]);
    return status < 500 ? null : `${path} before the attack: ${status}`;
  });
  return { routes, found };
}
