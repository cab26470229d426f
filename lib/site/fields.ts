import { z } from 'zod';

export const text = z.string().trim().min(1, 'must not be empty');

export const httpsUrl = z.url({ protocol: /^https$/, error: 'must be an https URL' });

const ID = /^[a-z][a-z0-9-]*$/;

export const id = z.string().regex(ID, 'must be a name in lower case, such as my-news');

export const idOf = (error: string) => z.string({ error }).regex(ID, error);

export const color = z
  .string()
  .regex(/^#([0-9a-f]{3}|[0-9a-f]{6})$/i, 'must be a color such as #c4121a or #fff');

export const count = z.int('must be a whole number').positive('must be above 0');

export const day = (example: string) => z.iso.date(`must be a day such as ${example}`);

export const slug = z
  .string()
  .trim()
  .min(1, 'must not be empty')
  .max(200, 'must have at most 200 letters');
