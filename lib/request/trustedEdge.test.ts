import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { createEdgeCheck } from './trustedEdge.mjs';

const NGINX = 'nginx="Surrogate/1.0"';

/** A request from an address, with this `Surrogate-Capability`. */
function from(address: string, capability?: string) {
  const socket = new Socket();
  Object.defineProperty(socket, 'remoteAddress', { value: address });
  return Object.assign(new IncomingMessage(socket), {
    headers: { 'surrogate-capability': capability },
  });
}

it.each([
  ['10.1.2.3', NGINX, true],
  ['127.0.0.1', NGINX, true],
  ['::ffff:10.1.2.3', NGINX, true],
  ['2001:db8::7', NGINX, true],
  ['10.1.2.3', 'cdn="Surrogate/1.0 ESI/1.0"', true],
  ['10.1.2.3', 'a="ESI/1.0", b="Surrogate/1.0"', true],
  ['10.1.2.3', undefined, false],
  ['10.1.2.3', 'Surrogate/1.0', false],
  ['10.1.2.3', 'a="ESI/1.0"', false],
  ['11.1.2.3', NGINX, false],
  ['127.0.0.2', NGINX, false],
  ['2001:db9::7', NGINX, false],
])('%s with %s is a trusted edge: %s', (address, capability, expected) => {
  const isTrusted = createEdgeCheck(['10.0.0.0/8', '127.0.0.1', '2001:db8::/32']);
  expect(isTrusted(from(address, capability))).toBe(expected);
});

it('trusts no address when none is configured', () => {
  expect(createEdgeCheck([])(from('127.0.0.1', NGINX))).toBe(false);
});
