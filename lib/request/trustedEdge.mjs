// @ts-check
// Plain JavaScript, because the server reads it as it is.

import { BlockList, isIPv4 } from 'node:net';

/**
 * The Edge Architecture Specification (https://www.w3.org/TR/edge-arch/): `Surrogate-Capability:
 * nginx="Surrogate/1.0"`.
 */
const SURROGATE = /["\s]Surrogate\/1\.0["\s]/;

/**
 * Security: requires a listed address, because edge requests can get a 503 where readers get a
 * page.
 *
 * @param {readonly string[]} ranges addresses and CIDR ranges
 * @returns {(request: import('node:http').IncomingMessage) => boolean}
 */
export function createEdgeCheck(ranges) {
  const trusted = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return ({ headers, socket: { remoteAddress = '' } }) =>
    SURROGATE.test(String(headers['surrogate-capability'] ?? '')) &&
    trusted.check(remoteAddress, isIPv4(remoteAddress) ? 'ipv4' : 'ipv6');
}
