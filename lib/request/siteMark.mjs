// @ts-check
// Plain JavaScript, because the server reads it as it is.

/**
 * The header that every answer of the site's server has, with the build that gave it. A Wi-Fi's sign-in page,
 * or the error page of a proxy or a CDN, has none: the service worker keeps and believes only what has it. In
 * small letters, as the Fetch standard has the names of headers.
 */
export const SITE_MARK = 'x-site-build';
