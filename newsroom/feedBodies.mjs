import { createBody } from './http.mjs';

/**
 * @typedef {import('./feeds.mjs').FeedName} FeedName
 * @typedef {import('./http.mjs').Body} Body
 */

/**
 * Caches each feed's body until a file or the requested host changes.
 *
 * @param {(name: FeedName) => import('./feeds.mjs').Feed} readFeed
 * @returns {(name: FeedName, origin: string) => Body}
 */
export function createFeedBodies(readFeed) {
  /** @type {Map<FeedName, { version: number | string, origin: string, body: Body }>} */
  const latest = new Map();

  return (name, origin) => {
    const { version, items } = readFeed(name);
    const last = latest.get(name);
    if (last?.version === version && last.origin === origin) return last.body;

    const body = createBody(JSON.stringify(absolute(items, origin)), {
      type: 'application/json; charset=utf-8',
      cacheControl: 'no-cache',
      compress: true,
    });
    latest.set(name, { version, origin, body });
    return body;
  };
}

/**
 * @param {unknown} value
 * @param {string} origin
 * @returns {unknown}
 */
function absolute(value, origin) {
  if (typeof value === 'string')
    return /^\/(pictures|videos)\//.test(value) ? origin + value : value;
  if (Array.isArray(value)) return value.map((each) => absolute(each, origin));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, absolute(each, origin)]),
  );
}
