import { request } from 'undici';
import webPush from 'web-push';
import { isUnknownHost } from './pushServices.mjs';

const LONGEST_TTL_S = 4 * 3600;
const LIMIT_MS = 15_000;
const TOKEN_MS = 3_600_000;
/**
 * About 50 KB. Microsoft, Apple and Mozilla have many hosts, and a forged subscription can invent
 * more.
 */
const MOST_TOKENS = 100;

/**
 * @typedef {{ outcome: 'sent' | 'dead' | 'refused', isReaders?: boolean } | { outcome: 'failed' | 'nowhere', afterMs: number }} Outcome
 *   `isReaders`: the subscription may be at fault; `nowhere`: no such host; `afterMs`: wait before the next try
 *
 * @typedef {{ payload: string, topic: string, until: number, urgent: boolean }} Post
 */

/**
 * @param {object} options
 * @param {{ subject: string, publicKey: string, privateKey: string }} options.vapid
 * @param {import('undici').Dispatcher} options.dispatcher
 * @param {() => number} [options.now]
 */
export function createPost({ vapid, dispatcher, now = Date.now }) {
  /** One signature an hour for each service. @type {Map<string, { at: number, value: string }>} */
  const tokens = new Map();

  /** @param {string} audience */
  function authorization(audience) {
    const known = tokens.get(audience);
    if (known && now() - known.at < TOKEN_MS) return known.value;
    const { subject, publicKey, privateKey } = vapid;
    const { Authorization: value } = webPush.getVapidHeaders(
      audience,
      subject,
      publicKey,
      privateKey,
      'aes128gcm',
    );
    tokens.delete(audience);
    tokens.set(audience, { at: now(), value });
    if (tokens.size > MOST_TOKENS) {
      const [first = ''] = tokens.keys();
      tokens.delete(first);
    }
    return value;
  }

  /**
   * @param {import('./subscriptionSchemas.mjs').Subscription} subscription
   * @param {Post} post
   * @returns {Promise<Outcome>}
   */
  return async (subscription, { payload, topic, until, urgent }) => {
    const { endpoint } = subscription;
    const leftS = Math.floor((until - now()) / 1000);
    const { headers, body } = webPush.generateRequestDetails(subscription, payload, {
      TTL: Math.max(0, Math.min(leftS, LONGEST_TTL_S)),
      urgency: urgent ? 'high' : 'normal',
      topic,
      headers: { Authorization: authorization(new URL(endpoint).origin) },
    });
    try {
      const answer = await request(endpoint, {
        method: 'POST',
        headers: Object.fromEntries(
          Object.entries(headers).map(([name, value]) => [name, String(value)]),
        ),
        body,
        dispatcher,
        signal: AbortSignal.timeout(LIMIT_MS),
      });
      await answer.body.dump({ limit: 16_384 }).catch(() => {});
      return outcomeOf(answer.statusCode, answer.headers['retry-after']);
    } catch (fault) {
      return { outcome: isUnknownHost(endpoint, fault) ? 'nowhere' : 'failed', afterMs: 0 };
    }
  };
}

const MOST_WAIT_S = 300;

/**
 * @param {number} status
 * @param {string | string[] | undefined} retryAfter seconds; no service sends a date
 * @returns {Outcome}
 */
function outcomeOf(status, retryAfter) {
  if (status >= 200 && status <= 299) return { outcome: 'sent' };
  if (status === 404 || status === 410) return { outcome: 'dead' };
  if (status === 400 || status === 403) return { outcome: 'refused', isReaders: true };
  if (status !== 429 && status < 500) return { outcome: 'refused' };
  const seconds = Number(retryAfter);
  return {
    outcome: 'failed',
    afterMs: seconds > 0 ? Math.min(seconds, MOST_WAIT_S) * 1000 : 0,
  };
}
