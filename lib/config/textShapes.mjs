// Plain JavaScript, because scripts read it without a build.

import { isAbsolute } from 'node:path';
import { z } from 'zod';
import { withoutEndSlash } from '../withoutEndSlash.mjs';

/** A line end means that two lines of a file ran together. The error must not repeat a secret. */
export const line = z.string().regex(/^\P{Cc}+$/u, 'must be one line');

/** Keys shorter than the hash weaken it (RFC 2104, section 3). */
export const draftSecret = line.min(32, 'must have at least 32 characters');

/** Shell syntax, which settings files pass on unchanged. */
const REST_OF_SHELL = /^["'`“”‘’~]|["'`“”‘’;]$|\s#/u;

/** @param {string} given */
const isPlainPath = (given) => !REST_OF_SHELL.test(given);

/** A relative path would be inside a release, which the next one replaces. @param {string} given */
export const isWholePath = (given) => isAbsolute(given) && isPlainPath(given);

const PLAIN_PATH = 'must be only a path, without quotation marks, ~, semicolon or comment';

export const folder = line
  .refine((given) => !/^[a-z][a-z+.-]+:/i.test(given), 'must be a folder, such as /var/cache/site')
  .refine(isPlainPath, PLAIN_PATH);

/** Hindi slugs contain joiners or percent-encoding. */
export const slug = z
  .string()
  .trim()
  .toLowerCase()
  .max(100, 'must have at most 100 characters')
  .regex(
    /^[\p{L}\p{M}\p{N}\u200c\u200d%_-]+$/u,
    'must be the slug of a category or tag, such as live',
  );

export const phone = z
  .string()
  .regex(/^\+?[\d ]{8,20}$/, 'must be a phone number such as +91 120 000 0000');

/** WhatsApp reads the first digits as a country: +94 of the ten digits `9431072615`. */
export const whatsappNumber = phone.startsWith(
  '+',
  'must begin with + and the country code, such as +91',
);

export const email = z.email('must be an e-mail address');

export const ipAddress = z.union([z.ipv4(), z.ipv6()], { error: 'must be an IP address' });

export const httpUrl = z
  .string()
  // URLs may contain spaces; here text after a space is a note.
  .regex(/^\S+$/, 'must be only a URL, without spaces or a comment')
  .pipe(z.url({ protocol: /^https?$/, error: 'must be an http or https URL' }))
  .transform((url) => new URL(url))
  // This server would not send them, and logs would show them.
  .refine(
    ({ username, password }) => username === '' && password === '',
    'must have no user name or password: set NEWS_API_HEADER instead',
  );

export const origin = httpUrl
  .refine(
    (url) => url.pathname === '/' && !url.search && !url.hash,
    'must be an origin, without a path',
  )
  // URLs allow these characters in a host, DNS does not: the value is two origins or a pattern.
  .refine(({ hostname }) => !/[;,*]/.test(hostname), 'must be one origin, without ; , or *')
  .transform((url) => url.origin);

export const baseUrl = httpUrl
  .refine((url) => !url.search && !url.hash, 'must be a URL without a query or fragment')
  .transform((url) => url.origin + withoutEndSlash(url.pathname));
