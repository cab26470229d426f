import { ROUTES } from './requests.mjs';

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

/** What an edge says to whoever has sent so much. */
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
 * What every kind of route answers before an attack, and has to answer still: sites differ in
 * languages, and edges in what they pass on.
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
    return status < 500 ? null : `${path} at rest: ${status}`;
  });
  return { routes, found };
}
