// @ts-check
import { SHARED_FOLDERS } from '../lib/http/machineRoutes.mjs';

/**
 * The policy of responses that are not pages: they may load nothing. Inline styles are allowed,
 * because SVG files contain them. Pages replace it with a policy that has their nonce
 * (`lib/site/contentSecurityPolicy.ts`).
 */
const NO_DOCUMENT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Headers of every response, after OWASP's Secure Headers list.
 *
 * @type {Readonly<Record<string, string>>}
 */
export const SECURITY_HEADERS = {
  'Content-Security-Policy': NO_DOCUMENT,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'SAMEORIGIN',
  'X-Permitted-Cross-Domain-Policies': 'none',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), browsing-topics=()',
  // The share popup must still open, so not plain same-origin.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Feeds, previews, icons and the files that describe the site are made to be shown elsewhere. */
const FOR_OTHER_SITES = new RegExp(
  `^/(${SHARED_FOLDERS.join('|')})/|^/[^/]+\\.(xml|txt|ico|png|svg)$|\\.md$`,
);

/**
 * `Cross-Origin-Resource-Policy` of a path.
 *
 * @param {string} pathname
 */
export const resourcePolicy = (pathname) =>
  FOR_OTHER_SITES.test(pathname) ? 'cross-origin' : 'same-site';
