// Plain JavaScript, because scripts read it without a build.

import { z } from 'zod';

/** Line ends are two lines of a file that ran together. The error must not repeat a secret. */
export const line = z.string().regex(/^\P{Cc}+$/u, 'must be one line');

/** Keys shorter than the hash weaken it (RFC 2104, section 3). */
export const previewSecret = line.min(32, 'must have at least 32 characters');

export const folder = line.refine(
  (given) => !/^[a-z][a-z+.-]+:/i.test(given),
  'must be a folder, such as /var/cache/site',
);

/** Hindi ones have joiners, or are percent-encoded. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'must have at most 100 characters')
  .regex(
    /^[\p{L}\p{M}\p{N}\u200c\u200d%_-]+$/u,
    'must be the slug of a category or tag, such as live',
  );
