import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const TOKEN = '1800000000.abc';
let server: Server;

/** Stands in for Next: says what it was handed, and what the page can read. */
beforeAll((done) => {
  const handler = createRequestHandler(async ({ url }, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'cache-control': 'private' });
    response.end(JSON.stringify({ url, target: requestContext.getStore()?.target }));
  });
  server = createServer(handler).listen(0, done);
});
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

it.each(['/preview', '/hi/preview'])(
  'a draft at %s is kept by nobody, and Next never sees its token',
  async (path) => {
    const target = `${path}?id=42&token=${TOKEN}`;
    const { port } = server.address() as AddressInfo;
    const response = await fetch(`http://127.0.0.1:${port}${target}`);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': CACHE_CONTROL.none,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(await response.json()).toEqual({ url: `${path}?id=42`, target });
  },
);
