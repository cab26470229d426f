// @ts-check
import { SHARED_FOLDERS } from '../lib/request/machineRoutes.mjs';

/**
 * Set by the middleware and this server alone; Next takes the nonce of its own scripts out of the policy.
 * A prefetch of the middleware is of Next's older router: any page is then answered by 200 and `{}`,
 * which a cache would keep in its place.
 */
const INTERNAL_REQUEST_HEADERS = [
  'x-middleware-prefetch',
  'x-nonce',
  'x-pathname',
  'x-machine-route',
  'content-security-policy',
  'content-security-policy-report-only',
];
/**
 * What Next's router sends. The site's links load documents, and where the router asks all the same
 * (Back after the reload of a page with a filter), it takes the document for a sign to load it as a
 * whole. Anybody else's value makes Next answer 500 or another kind of page at the same URL. A cookie of
 * Next's preview mode adds cookies to a page that caches keep. In development both serve live reload.
 */
const ROUTER_REQUEST_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
  'cookie',
];
/**
 * A file of `public` that cannot meet one of these makes Next answer 500, since it renders a page
 * `/416` or `/412` that is not there. No file is so large that a part of it is worth asking for, and
 * a server may ignore a range (RFC 9110, section 14.2).
 */
const PARTIAL_REQUEST_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/**
 * The headers of a request that do not reach Next.
 *
 * @param {boolean} isDevelopment
 */
export const droppedHeaders = (isDevelopment) => [
  ...INTERNAL_REQUEST_HEADERS,
  ...PARTIAL_REQUEST_HEADERS,
  ...(isDevelopment ? [] : ROUTER_REQUEST_HEADERS),
];

/**
 * The policy of responses that are not pages: they may load nothing. Inline styles are allowed,
 * because SVG files contain them. Pages replace it with a policy that has their nonce
 * (`lib/request/contentSecurityPolicy.ts`).
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
