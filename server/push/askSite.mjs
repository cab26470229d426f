import { json } from 'node:stream/consumers';
import { request } from 'undici';
import { alertSchema } from '../../lib/frontPage/alertSchema.mjs';
import { PUSH_PATH } from '../../lib/request/pushPath.mjs';

const LIMIT_MS = 10_000;

/**
 * What the site shows as breaking now.
 *
 * @param {string} site origin of one of its processes
 * @returns {Promise<import('../../lib/frontPage/alertSchema.mjs').Alert | null>}
 * @throws Error where it does not answer, or with something else
 */
export async function askSite(site) {
  const { statusCode, body } = await request(`${site}${PUSH_PATH}`, {
    signal: AbortSignal.timeout(LIMIT_MS),
  });
  if (statusCode !== 200) {
    await body.dump();
    throw new Error(`${site}${PUSH_PATH} answered ${statusCode}`);
  }
  return alertSchema.parse(await json(body));
}
