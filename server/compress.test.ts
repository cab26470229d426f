import { createServer, get, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compress } from './compress.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const LONG = 'मानसून '.repeat(1000);
const BODIES: Record<string, { type: string | string[]; body: string }> = {
  '/page': { type: 'text/html; charset=utf-8', body: LONG },
  // As Next sets it for a route handler.
  '/api/stories': { type: ['application/json; charset=utf-8'], body: LONG },
  '/og/a.jpg': { type: 'image/jpeg', body: LONG },
  '/short': { type: 'text/html; charset=utf-8', body: 'मानसून' },
};

const serve = (middleware?: typeof compress) =>
  createServer(
    createRequestHandler(
      async (request, response) => {
        const { type = 'text/plain', body } = BODIES[request.url ?? ''] ?? {};
        response.setHeader('Content-Type', type);
        response.end(body);
      },
      { compress: middleware },
    ),
  );

let server: Server;
let plainServer: Server;
beforeAll(async () => {
  [server, plainServer] = [serve(compress), serve()];
  for (const one of [server, plainServer])
    await new Promise<void>((done) => one.listen(0, () => done()));
});
afterAll(() => {
  for (const one of [server, plainServer]) {
    one.close();
    one.closeAllConnections();
  }
});

const received = (from: Server, path: string, encoding: string) =>
  new Promise<{ encoding: string; vary: string; type: string; body: Buffer }>((done, fail) => {
    get(
      {
        port: (from.address() as AddressInfo).port,
        path,
        headers: { 'accept-encoding': encoding },
      },
      async (response) => {
        const {
          vary = '',
          'content-encoding': coding = '',
          'content-type': type = '',
        } = response.headers;
        done({ encoding: coding, vary, type, body: await buffer(response) });
      },
    ).on('error', fail);
  });

const DECODE: Record<string, (body: Buffer) => Buffer> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  '': (body) => body,
};

it.each([
  ['/page', 'gzip, deflate, br, zstd', 'br', 'Accept-Encoding'],
  ['/page', 'gzip', 'gzip', 'Accept-Encoding'],
  ['/page', 'identity', '', 'Accept-Encoding'],
  ['/page', 'br;q=0, gzip', 'gzip', 'Accept-Encoding'],
  ['/og/a.jpg', 'gzip, deflate, br', '', ''],
  ['/short', 'gzip, deflate, br', '', 'Accept-Encoding'],
])('%s goes to who accepts %s as "%s"', async (path, accepted, encoding, vary) => {
  const given = await received(server, path, accepted);
  expect([given.encoding, given.vary]).toEqual([encoding, vary]);
  expect(DECODE[encoding]?.(given.body).toString()).toBe(BODIES[path]?.body);
  expect(given.type).toBe(String(BODIES[path]?.type));
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['gzip', 'gzip'],
])(
  'Next: the Content-Type of a route handler is an array; its text is compressed all the same, for %s',
  async (accepted, encoding) => {
    const given = await received(server, '/api/stories', accepted);
    expect([given.encoding, given.vary]).toEqual([encoding, 'Accept-Encoding']);
    expect(DECODE[encoding]?.(given.body).toString()).toBe(LONG);
    expect(given.type).toBe('application/json; charset=utf-8');
  },
);

it('is left to the edge where the setting says so', async () => {
  const given = await received(plainServer, '/api/stories', 'gzip, br');
  expect([given.encoding, given.vary, given.body.toString()]).toEqual(['', '', LONG]);
});
