// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';

const LIMIT_CAUSES = 5;
const LIMIT_CHARACTERS = 300;

/** Checks the shape, because `fetch` and undici throw several error classes. */
const faultSchema = z.object({
  name: z.string().catch('Error'),
  message: z.string().catch(''),
  code: z.string().nullable().catch(null),
  cause: z.unknown().optional(),
  errors: z.array(z.unknown()).catch([]),
});

/**
 * One line without stacks: `TypeError: fetch failed, caused by Error: connect ECONNREFUSED
 * 127.0.0.1:4000`. Takes the first of aggregate errors.
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
