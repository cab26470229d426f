// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { processGlobal } from './processGlobal.mjs';

/**
 * The answer to a request for a lite page.
 *
 * @typedef {object} LiteAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body
 */

/**
 * Who answers for lite pages: the route of Next's build puts its function here, so that the server
 * can call it without Next's handler, with the same modules and their caches.
 *
 * @returns {{ render?: (target: string) => Promise<LiteAnswer> }}
 */
export const liteAnswer = () =>
  processGlobal(
    'site.liteAnswer',
    () => /** @type {{ render?: (target: string) => Promise<LiteAnswer> }} */ ({}),
  );
