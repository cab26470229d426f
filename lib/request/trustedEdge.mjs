// Plain JavaScript, because the server reads it as it is.

import { BlockList, isIPv4 } from 'node:net';

/**
 * The Edge Architecture Specification (https://www.w3.org/TR/edge-arch/): `Surrogate-Capability:
 * nginx="Surrogate/1.0"`.
 */
const SURROGATE = /["\s]Surrogate\/1\.0["\s]/;

/**
 * Security: accepts only listed addresses, because edge requests can get a 503 where readers get a
 * page.
 *
 * @param {readonly string[]} ranges addresses and CIDR ranges
 * @returns {(request: import('node:http').IncomingMessage) => boolean}
 */
export function createEdgeCheck(ranges) {
  const isTrusted = createAddressCheck(ranges);
  return ({ headers, socket: { remoteAddress = '' } }) =>
    SURROGATE.test(String(headers['surrogate-capability'] ?? '')) && isTrusted(remoteAddress);
}

/**
 * @param {readonly string[]} ranges addresses and CIDR ranges
 * @returns {(address: string) => boolean} whether the address is listed
 */
export function createAddressCheck(ranges) {
  const listed = new BlockList();
  for (const range of ranges) {
    const [address = '', prefix] = range.split('/');
    const family = familyOf(address);
    if (prefix === undefined) listed.addAddress(address, family);
    else listed.addSubnet(address, Number(prefix), family);
  }
  return (address) => listed.check(address, familyOf(address));
}

/** @param {string} address */
const familyOf = (address) => (isIPv4(address) ? 'ipv4' : 'ipv6');
