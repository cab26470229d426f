// @ts-check
import { randomUUID } from 'node:crypto';

/** As proxies and load balancers make them: a UUID, a ULID, hexadecimal digits. */
const VALID_ID = /^[\w-]{8,64}$/;

/**
 * The id of a request in the log and in `X-Request-Id`: the one that an edge has given it, else a
 * new one. No other header's text ever reaches log or response.
 *
 * @param {string | string[] | undefined} given
 */
export const requestIdOf = (given) =>
  typeof given === 'string' && VALID_ID.test(given) ? given : randomUUID();
