import { isIP } from 'node:net';
import { createAddressCheck } from '../lib/request/trustedEdge.mjs';

const isPrivate = createAddressCheck([
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '::1',
  'fc00::/7',
]);

/**
 * Finds a sender's address: the socket's, or the one a trusted edge forwards. Null behind an
 * unknown proxy, which has many readers.
 *
 * @param {readonly string[]} edges addresses and CIDR ranges
 * @returns {(request: import('node:http').IncomingMessage) => string | null}
 *   an IPv4 address, or the first 64 bits of an IPv6 address, since one reader may use the whole
 *   network
 */
export function createSenderOf(edges) {
  const isTrusted = createAddressCheck(edges);
  return ({ headers, socket: { remoteAddress = '' } }) => {
    const peer = plain(remoteAddress);
    const forwarded = plain(
      String(headers['x-forwarded-for'] ?? '')
        .split(',')
        .at(-1) ?? '',
    );
    if (!isIP(forwarded)) return networkOf(peer);
    if (isTrusted(peer)) return networkOf(forwarded);
    return isPrivate(peer) ? null : networkOf(peer);
  };
}

/** Azure and AWS may add the port: `203.0.113.7:50123`, `[2001:db8::1]:50123`. */
const PORT = /^(?:\[([^\]]*)\]|([\d.]+))(?::\d+)?$/;

/**
 * Strips port and zone, and unwraps IPv4 from IPv6.
 *
 * @param {string} address
 */
function plain(address) {
  const given = address.trim();
  const [, v6, v4] = PORT.exec(given) ?? [];
  const [bare = ''] = (v6 ?? v4 ?? given).split('%', 1);
  return bare.replace(/^::ffff:(?=[\d.]+$)/i, '');
}

const GROUPS = 8;
const NETWORK = 4;

/** @param {string} address */
function networkOf(address) {
  if (isIP(address) !== 6) return address;
  const [head = '', tail] = address.split('::');
  const [first, last] = [head, tail ?? ''].map((part) => (part === '' ? [] : part.split(':')));
  const missing = GROUPS - (first?.length ?? 0) - (last?.length ?? 0);
  return [...(first ?? []), ...Array(Math.max(0, missing)).fill('0'), ...(last ?? [])]
    .slice(0, NETWORK)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
