import { createServer, get as ask, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const TOKEN = '1800000000.abc';
let server: Server;

/** Sent as it stands here; `fetch` would write some of them anew. */
const get = (path: string) =>
  new Promise<{ headers: IncomingHttpHeaders; body: string }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    ask({ port, path }, async (response) => {
      done({ headers: response.headers, body: await text(response) });
    }).on('error', fail);
  });

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

/** Another spelling of a draft's link is that link: Next would send its token on in a redirect that caches keep. */
it.each([
  ['/preview', '/preview'],
  ['/hi/preview', '/hi/preview'],
  ['/%70review', '/preview'],
  ['/hi/pre%76iew', '/hi/preview'],
  ['/h%69/preview', '/hi/preview'],
  ['//preview', '/preview'],
  ['/hi//preview', '/hi/preview'],
  ['/preview/', '/preview'],
  ['/en/preview', '/preview'],
  ['/HI/preview', '/hi/preview'],
  ['/en/hi/preview', '/hi/preview'],
])(
  'a draft at %s is that of %s, kept by nobody, and Next never sees its token',
  async (path, page) => {
    const query = `?id=42&token=${TOKEN}`;
    const response = await get(path + query);
    expect(response.headers).toMatchObject({
      'cache-control': CACHE_CONTROL.none,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    expect(JSON.parse(response.body)).toEqual({ url: `${page}?id=42`, target: page + query });
  },
);
