import { request as call } from 'undici';
import { reasonOf } from '../../lib/reasonOf.mjs';
import { CACHE_CONTROL } from '../../lib/request/cacheControl.mjs';
import { PUSH_PATH } from '../../lib/request/postPaths.mjs';
import { createJsonReader } from '../../lib/request/readJson.mjs';
import { logThrottled } from '../../lib/telemetry/logThrottled.mjs';
import { createSenderLimit } from './senderLimit.mjs';
import { subscriptionRequestSchema } from './subscriptionSchemas.mjs';

const PER_MINUTE = 600;
const LIMIT_MS = 3000;

/** @import { SubscriptionRequest } from './subscriptionSchemas.mjs' */

/**
 * Answers 204 to everyone, so that nobody learns who is subscribed; 503 if the request cannot be
 * stored.
 *
 * @param {(ask: SubscriptionRequest) => Promise<boolean>} keep
 * @param {object} [limits]
 * @param {number} [limits.perMinute] for all senders together
 * @param {(request: import('node:http').IncomingMessage) => boolean} [limits.isAllowed] checked first
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>}
 */
export function receiveSubscriptionRequests(
  keep,
  { perMinute = PER_MINUTE, isAllowed = () => true } = {},
) {
  const read = createJsonReader({ 'application/json': subscriptionRequestSchema }, perMinute);
  return async (request, response) => {
    const asked = isAllowed(request) ? await read(request) : /** @type {const} */ ({ status: 429 });
    const status = 'value' in asked ? await kept(asked.value) : asked.status;
    response.writeHead(status, { 'Cache-Control': CACHE_CONTROL.none, Connection: 'close' }).end();
  };

  /** @param {SubscriptionRequest} ask */
  async function kept(ask) {
    try {
      return (await keep(ask)) ? 204 : 503;
    } catch (fault) {
      const reason = reasonOf(fault);
      logThrottled('error', { key: 'push: keep', message: `push: ${reason}` });
      return 503;
    }
  }
}

/**
 * Handles `/api/push` by forwarding to the push process, which alone has the list. Without keys the
 * path does not exist.
 *
 * @param {Pick<import('../../lib/config/environment.mjs').Environment, 'VAPID_PUBLIC_KEY' | 'PUSH_URL'>} settings
 * @param {(request: import('node:http').IncomingMessage) => string | null} senderOf null: unknown sender
 */
export function pushReceivers({ VAPID_PUBLIC_KEY, PUSH_URL }, senderOf) {
  const isWithin = createSenderLimit();
  /** @type {Map<string, ReturnType<typeof receiveSubscriptionRequests>>} */
  const receivers = new Map();
  if (VAPID_PUBLIC_KEY)
    receivers.set(
      PUSH_PATH,
      receiveSubscriptionRequests(
        async (ask) => {
          const { statusCode, body } = await call(PUSH_URL, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify(ask),
            signal: AbortSignal.timeout(LIMIT_MS),
          });
          await body.dump();
          return statusCode === 204;
        },
        { isAllowed: (request) => isWithin(senderOf(request)) },
      ),
    );
  return receivers;
}
