// Plain JavaScript, because the server reads it as it is.

import { isLocalHost } from './mediaSources.mjs';

/**
 * Reserved names for tests, unreachable for readers (RFC 2606, RFC 6761). Documentation names such
 * as example.org are allowed.
 */
const RESERVED = /(^|\.)(localhost|test|invalid)$/;
/** RFC 1918. */
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/;

/** @param {string} url */
export function isPublicUrl(url) {
  const { hostname } = new URL(url);
  return (
    hostname.includes('.') &&
    !isLocalHost(hostname) &&
    !PRIVATE.test(hostname) &&
    !RESERVED.test(hostname)
  );
}
