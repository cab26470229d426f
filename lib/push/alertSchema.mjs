// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';

const message = z.object({
  title: z.string(),
  body: z.string(),
  url: z.url({ protocol: /^https?$/ }),
  icon: z.string(),
  badge: z.string(),
});

export const alertSchema = z
  .object({
    key: z.string().regex(/^[\w-]{27}$/),
    tag: z.string().regex(/^[\w-]{27}$/),
    until: z.number(),
    urgent: z.boolean(),
    states: z.array(z.string()),
    topics: z.array(z.string()),
    timeZone: z.string(),
    messages: z.record(z.string(), message),
  })
  .nullable();

/**
 * @typedef {NonNullable<z.output<typeof alertSchema>>} Alert
 * @typedef {z.output<typeof message>} Message
 */
