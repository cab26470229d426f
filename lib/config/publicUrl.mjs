// @ts-check
// Plain JavaScript, because the server reads it as it is.
import { isLocalHost } from './mediaSources.mjs';

/** Names set aside for tests, which no reader can reach: RFC 2606 and RFC 6761. Those of documents stand for real ones. */
const RESERVED = /(^|\.)(localhost|test|invalid)$/;
/** Private addresses: RFC 1918. */
const PRIVATE = /^(10|192\.168|172\.(1[6-9]|2\d|3[01]))\.[\d.]+$/;

/**
 * Whether readers of the internet can reach a URL: not this machine, a private address, a name without
 * a domain, or one of the names for tests.
 *
 * @param {string} url an absolute one
 */
export function isPublicUrl(url) {
  const { hostname } = new URL(url);
  return (
    hostname.includes('.') &&
    !isLocalHost(hostname) &&
    !PRIVATE.test(hostname) &&
    !RESERVED.test(hostname)
  );
}
