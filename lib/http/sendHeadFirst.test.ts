/** @jest-environment node */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import './sendHeadFirst';

const PIECES = ['<html><head><style>p{}</style>', '<title>ख़बर</title></head>', '<body>later</body></html>'];
const SORTED = '<html><head><title>ख़बर</title><style>p{}</style></head><body>later</body></html>';

const server = createServer((request, response) => {
  response.setHeader('Content-Type', request.url === '/text' ? 'text/plain' : 'text/html; charset=utf-8');
  const [first = '', second = '', third = ''] = PIECES;
  response.write(first);
  response.write(new TextEncoder().encode(second), () => response.end(third));
});

beforeAll((done) => {
  server.listen(0, done);
});
afterAll((done) => {
  server.close(done);
});

it.each([
  ['a page', '/', SORTED],
  ['what is no page', '/text', PIECES.join('')],
])('%s', async (_, path, expected) => {
  const response = await fetch(`http://localhost:${(server.address() as AddressInfo).port}${path}`);
  expect(await response.text()).toBe(expected);
});
