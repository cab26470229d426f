// @ts-check

/**
 * `Retry-After` of a 503, in seconds: search engines take the status as temporary and may come back
 * after this time.
 */
export const RETRY_AFTER_S = '120';
