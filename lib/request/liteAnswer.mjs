// Plain JavaScript, because the server reads it as it is.

import { processGlobal } from './processGlobal.mjs';

/**
 * @typedef {object} LiteAnswer
 * @property {number} status
 * @property {Record<string, string>} headers
 * @property {string} body
 */

/**
 * Next's build registers its lite renderer here, so that the server can skip Next's handler but
 * share its modules and caches.
 *
 * @returns {{ render?: (target: string) => Promise<LiteAnswer> }}
 */
export const liteAnswer = () =>
  processGlobal(
    'site.liteAnswer',
    () => /** @type {{ render?: (target: string) => Promise<LiteAnswer> }} */ ({}),
  );
