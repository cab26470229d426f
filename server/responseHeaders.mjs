import { anyOf, SHARED_FOLDERS } from '../lib/request/machineRoutes.mjs';

/**
 * Only middleware and server may set these. A client's `x-middleware-prefetch` makes Next answer
 * 200 and `{}`, which a cache would keep.
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
 * Forged router headers cause 500s or other content at the same URL; the preview cookie adds
 * cookies to cached pages. Next then loads documents.
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
 * Next answers 500 to unsatisfiable ranges on files of `public` (missing `/416`, `/412`). Servers
 * may ignore ranges (RFC 9110, 14.2).
 */
const PARTIAL_REQUEST_HEADERS = ['range', 'if-range', 'if-match', 'if-unmodified-since'];

/** @param {boolean} isDevelopment */
export const droppedHeaders = (isDevelopment) => [
  ...INTERNAL_REQUEST_HEADERS,
  ...PARTIAL_REQUEST_HEADERS,
  ...(isDevelopment ? [] : ROUTER_REQUEST_HEADERS),
];

/**
 * For responses other than pages: they load nothing, but SVG files need inline styles. Pages set
 * their own (`lib/request/contentSecurityPolicy.ts`).
 */
const NO_DOCUMENT =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'";

/**
 * Follows OWASP's Secure Headers list.
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
  // Plain `same-origin` would break the share popup.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
};

/** Feeds, social cards, icons and metadata, which other sites embed. */
const FOR_OTHER_SITES = new RegExp(
  `^/(${anyOf(SHARED_FOLDERS)})/|^/[^/]+\\.(xml|txt|ico|png|svg)$|\\.md$`,
);

/** @param {string} pathname */
export const resourcePolicy = (pathname) =>
  FOR_OTHER_SITES.test(pathname) ? 'cross-origin' : 'same-site';
