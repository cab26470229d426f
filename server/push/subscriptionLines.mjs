import { createHash } from 'node:crypto';
import { z } from 'zod';
import { keptSchema } from './subscriptionSchemas.mjs';

/** @typedef {z.output<typeof keptSchema>} Kept */

const lineSchema = z.union([
  z.object({ start: keptSchema }),
  z.object({ end: z.string().length(43) }),
]);

/** @param {string} text */
export const hashOf = (text) => createHash('sha256').update(text).digest('base64url');

/** @param {import('./subscriptionSchemas.mjs').Subscription} subscription */
export const idOf = ({ endpoint }) => hashOf(endpoint);

/** @param {string} text */
export function lineOf(text) {
  try {
    return lineSchema.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

/** @param {Kept} kept */
export const startLine = (kept) => `${JSON.stringify({ start: kept })}\n`;
