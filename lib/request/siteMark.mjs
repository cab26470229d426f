// Plain JavaScript, because the server reads it as it is.

/**
 * The service worker trusts only responses with this header, because Wi-Fi sign-in pages and proxy
 * errors lack it. Lower case, as in Fetch.
 */
export const SITE_MARK = 'x-site-build';
