import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { isEndpoint } from './pushServices.mjs';

const CURVE = 'prime256v1';
const AUTH_BYTES = 16;

/**
 * Checks that the key is a point of the curve; any other fails at each notification.
 *
 * @param {string} given
 */
function isPublicKey(given) {
  try {
    ECDH.convertKey(given, CURVE, 'base64url', undefined, 'uncompressed');
    return Buffer.from(given, 'base64url').length === 65;
  } catch {
    return false;
  }
}

const subscription = z.object({
  endpoint: z.string().refine(isEndpoint),
  keys: z.object({
    p256dh: z
      .string()
      .regex(/^B[\w-]{86}=?$/)
      .refine(isPublicKey),
    auth: z
      .string()
      .regex(/^[\w-]{22}={0,2}$/)
      .refine((given) => Buffer.from(given, 'base64url').length === AUTH_BYTES),
  }),
});

const names = z
  .array(z.string().regex(/^[a-z][a-zA-Z0-9-]{0,39}$/))
  .max(40)
  .transform((given) => [...new Set(given)].sort());

/** Without states and topics, the reader gets every alert. */
const choice = z.object({
  language: z.string().regex(/^[a-z]{2,3}$/),
  states: names,
  topics: names,
});

export const subscriptionRequestSchema = z.discriminatedUnion('ask', [
  z.object({ ask: z.literal('start'), subscription, choice }),
  z.object({ ask: z.literal('end'), subscription }),
]);

/**
 * @typedef {z.output<typeof subscriptionRequestSchema>} SubscriptionRequest
 * @typedef {z.output<typeof subscription>} Subscription
 * @typedef {z.output<typeof choice>} Choice
 */

export const keptSchema = z.object({ subscription, choice });
