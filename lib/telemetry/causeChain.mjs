// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { z } from 'zod';

/** Causes can be nested without end, or in a circle. */
const LIMIT_CAUSES = 5;
const LIMIT_CHARACTERS = 300;

/** Read by shape, not by `instanceof`: `fetch` and undici throw errors of several classes. */
const faultSchema = z.object({
  name: z.string().catch('Error'),
  message: z.string().catch(''),
  code: z.string().nullable().catch(null),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).catch([]),
});

/**
 * What was thrown and what caused it, on one line and without stacks: `TypeError: fetch failed,
 * caused by Error: connect ECONNREFUSED 127.0.0.1:4000`. Of several causes at once (one for each
 * address of a host) the first is given.
 *
 * @param {unknown} fault
 * @returns {string}
 */
export function causeChain(fault) {
  const chain = [];
  for (let cause = fault; cause !== undefined && chain.length < LIMIT_CAUSES;) {
    const { data } = faultSchema.safeParse(cause);
    chain.push((data ? describe(data) : String(cause)).slice(0, LIMIT_CHARACTERS));
    cause = data?.cause ?? data?.errors[0];
  }
  return chain.join(', caused by ');
}

/** @param {z.output<typeof faultSchema>} fault */
function describe({ name, message, code }) {
  const codeSuffix = code && !message.includes(code) ? ` ${code}` : '';
  return message ? `${name}${codeSuffix}: ${message}` : `${name}${codeSuffix}`;
}
