import { createServer, request as ask, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { noteGap, noteList } from '@/lib/provider/client/fetchOrStale';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { pageTag } from '@/lib/request/edgeCopy.mjs';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { createEdgeCheck } from '@/lib/request/trustedEdge.mjs';
import { AS_EDGE } from '../scripts/testSiteFolder.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const MINUTE_MS = 60_000;

/** Stands in for Next: a page whose URL says what its feeds gave. */
const pages: Parameters<typeof createRequestHandler>[0] = async ({ url = '' }, response) => {
  if (requestContext.getStore()?.allowsStale) response.setHeader('x-stale', 'allowed');
  if (url.startsWith('/lost')) setResponseStatus(404);
  if (/bare|some/.test(url)) noteGap();
  if (/some|whole/.test(url)) noteList(Date.now());
  if (url.includes('stale')) noteList(Date.now() - 5 * MINUTE_MS);
  const cacheControl = new URLSearchParams(url.split('?')[1]).get('cache') ?? 'private';
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': cacheControl }).end();
};

let server: Server;
beforeAll((done) => {
  const isTrustedEdge = createEdgeCheck(['127.0.0.1', '::1']);
  server = createServer(createRequestHandler(pages, { isTrustedEdge })).listen(0, done);
});
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

const get = (path: string, headers: Record<string, string>) =>
  new Promise<{ status: number | undefined; headers: IncomingMessage['headers'] }>((done, fail) => {
    const { port } = server.address() as AddressInfo;
    const sent = ask({ port, path, headers }, (response) => {
      response
        .resume()
        .on('end', () => done({ status: response.statusCode, headers: response.headers }));
    });
    sent.on('error', fail).end();
  });

describe('a page none of whose feeds gave anything', () => {
  const { page, brief, none, list } = CACHE_CONTROL;
  it.each([
    ['/bare', AS_EDGE, 503, none],
    ['/some', AS_EDGE, 200, brief],
    ['/some', {}, 200, page],
    ['/', AS_EDGE, 200, page],
    ['/lost/bare', AS_EDGE, 404, CACHE_CONTROL.brief],
    ['/bare', {}, 200, page],
    ['/bare', { 'surrogate-capability': 'ESI/1.0' }, 200, page],
    [`/sitemaps/bare.xml?cache=${none}`, AS_EDGE, 503, none],
    [`/sitemaps/bare.xml?cache=${list}`, AS_EDGE, 200, list],
    [`/api/bare?cache=${none}`, AS_EDGE, 503, none],
    [`/api/bare?cache=${none}`, {}, 200, none],
    [`/api/ready?bare&cache=${none}`, AS_EDGE, 200, none],
  ])('%s, asked with %j, is %d', async (path, headers, status, cacheControl) => {
    const given = await get(encodeURI(path), headers);
    expect([given.status, given.headers['cache-control']]).toEqual([status, cacheControl]);
  });

  it('says when to come back', async () => {
    expect((await get('/bare', AS_EDGE)).headers['retry-after']).toBe('120');
  });
});

describe('a page for an edge that has', () => {
  const { page, brief, none } = CACHE_CONTROL;
  const tagged = (minutesAgo: number) => pageTag(Date.now() - minutesAgo * MINUTE_MS);
  const TAG = expect.stringMatching(/^W\//);
  it.each<[string, string, string | undefined, unknown[]]>([
    ['no copy: whole', '/whole', undefined, [200, page, TAG]],
    ['no copy: of what feeds said earlier', '/stale', undefined, [200, page, TAG]],
    ['no copy: with a gap', '/some', undefined, [200, brief, undefined]],
    ['no copy: a search', `/whole?cache=${brief}`, undefined, [200, brief, TAG]],
    ['no copy: that asked nothing', '/found', undefined, [200, page, undefined]],
    ['an older copy: whole', '/whole', tagged(5), [200, page, TAG]],
    ['an older copy: of what feeds said earlier', '/stale', tagged(6), [200, page, TAG]],
    ['an older copy: with a gap', '/some', tagged(5), [503, none, undefined]],
    ['a newer copy: of what feeds said earlier', '/stale', tagged(1), [503, none, undefined]],
    ['a copy of another kind', '/some', 'W/"1"', [200, brief, undefined]],
    ['any copy: one that is gone', '/lost/some', tagged(1), [404, brief, undefined]],
    [
      'any copy of a sitemap',
      `/sitemaps/some.xml?cache=${brief}`,
      tagged(1),
      [200, brief, undefined],
    ],
    ['any copy of a list', `/api/some?cache=${brief}`, tagged(1), [200, brief, undefined]],
  ])('%s', async (_, path, copy, expected) => {
    const headers = { ...AS_EDGE, ...(copy && { 'if-none-match': copy }) };
    const given = await get(encodeURI(path), headers);
    expect([given.status, given.headers['cache-control'], given.headers.etag]).toEqual(expected);
  });

  it('says nothing of it to anybody else', async () => {
    const { status, headers } = await get('/some', { 'if-none-match': tagged(1) });
    expect([status, headers['cache-control'], headers.etag]).toEqual([200, page, undefined]);
  });
});

it.each([
  ['/whole', AS_EDGE, 'allowed'],
  ['/news/whole.md', AS_EDGE, 'allowed'],
  ['/sitemap.xml', AS_EDGE, 'allowed'],
  ['/sitemaps/stories.xml', AS_EDGE, 'allowed'],
  ['/feeds/en/all.rss', AS_EDGE, 'allowed'],
  ['/api/stories', AS_EDGE, undefined],
  ['/whole', {}, undefined],
  ['/sitemap.xml', {}, undefined],
])(
  '%s, asked with %j, may be made of what feeds said earlier: %s',
  async (path, headers, stale) => {
    expect((await get(path, headers)).headers['x-stale']).toBe(stale);
  },
);
