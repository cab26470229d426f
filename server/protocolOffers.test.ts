/** @jest-environment node */
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { ignoreOffers } from './protocolOffers.mjs';
import { createRequestHandler } from './requestHandler.mjs';

let server: Server;
beforeEach(async () => {
  server = createServer();
  ignoreOffers(server);
  server.on(
    'request',
    createRequestHandler(async ({ url }, response) => void response.end(`page ${url}`), {
      posts: new Map([
        ['/takes', async (request, response) => void response.end(`took ${await text(request)}`)],
      ]),
    }),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const headOf = (method: string, path: string, lines: readonly string[]) =>
  [`${method} ${path} HTTP/1.1`, 'host: x', ...lines, '', ''].join('\r\n');

/** What comes on a connection, until the other side ends it. */
function ask(...sent: string[]) {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  for (const each of sent) socket.write(each);
  return { socket, answer: text(socket) };
}

it.each([
  ['HTTP/2', ['connection: Upgrade, HTTP2-Settings', 'upgrade: h2c', 'http2-settings: AAMAAABk']],
  ['TLS', ['connection: upgrade', 'upgrade: TLS/1.0']],
  ['a websocket', ['connection: upgrade', 'upgrade: websocket', 'sec-websocket-version: 13']],
])('answers who offers %s as anybody else, and closes the connection', async (_, lines) => {
  const { answer } = ask(headOf('GET', '/a', lines));
  expect(await answer).toMatch(/^HTTP\/1\.1 200 OK\r\n[^]*\r\nConnection: close\r\n[^]*page \/a/);
});

it.each(['foo', '100-continue', '100-continue, foo'])(
  'answers a page whatever is expected, with the security headers: %s',
  async (expected) => {
    const { answer } = ask(headOf('GET', '/a', [`expect: ${expected}`, 'connection: close']));
    expect(await answer).toMatch(
      /^HTTP\/1\.1 200 OK\r\n[^]*x-content-type-options: nosniff[^]*page \/a/,
    );
  },
);

const LINES = ['expect: 100-Continue', 'content-length: 4', 'connection: close'];

it('asks for the body of a post that is read', async () => {
  const { socket, answer } = ask(headOf('POST', '/takes', LINES));
  await once(socket, 'readable');
  socket.write('body');
  expect(await answer).toMatch(/^HTTP\/1\.1 100 Continue\r\n\r\nHTTP\/1\.1 200 OK[^]*took body/);
});

it('asks for no other body', async () => {
  const { answer } = ask(headOf('POST', '/elsewhere', LINES));
  expect(await answer).toMatch(/^HTTP\/1\.1 405 /);
});
