// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { z } from 'zod';
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/** A setting that is a URL of http or https. */
export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => new URL(url));

/** An origin, as `URL` writes it. */
export const origin = httpUrl
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash,
    'must be an origin, without a path',
  )
  .transform((url) => url.origin);

/** Where paths are appended: without a slash at its end. */
export const baseUrl = httpUrl
  .refine((url) => !url.search && !url.hash, 'must be a URL without a query or fragment')
  .transform((url) => url.origin + withoutEndSlash(url.pathname));
