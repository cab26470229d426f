// Plain JavaScript, because the server reads it as it is.

import { z } from 'zod';
import { withoutEndSlash } from '../withoutEndSlash.mjs';

export const httpUrl = z
  .url({ protocol: /^https?$/, error: 'must be an http or https URL' })
  .transform((url) => new URL(url))
  // No client of ours would send them, and logs would show them.
  .refine(
    ({ username, password }) => username === '' && password === '',
    'must have no user name or password in it; the source gets them by NEWS_API_HEADER',
  );

export const origin = httpUrl
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash,
    'must be an origin, without a path',
  )
  .transform((url) => url.origin);

/** Without a trailing slash, because paths are appended. */
export const baseUrl = httpUrl
  .refine((url) => !url.search && !url.hash, 'must be a URL without a query or fragment')
  .transform((url) => url.origin + withoutEndSlash(url.pathname));
