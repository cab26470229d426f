import {
  createServer,
  request as ask,
  type IncomingMessage,
  type RequestOptions,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { requestContext } from '@/lib/request/requestContext.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

type Handler = Parameters<typeof createRequestHandler>[0];

/** Stands in for Next: pages set their status after a while, as one that awaits its story does. */
const pages: Handler = async (request, response) => {
  await new Promise((done) => setImmediate(done));
  if (request.url?.startsWith('/lost')) setResponseStatus(404);
  if (request.url?.startsWith('/dark')) setResponseStatus(503);
  if (request.url?.startsWith('/broken')) throw new Error('a fault of ours');
  await Promise.resolve();
  response.setHeader('x-middleware-rewrite', '/en/inside');
  response.setHeader('x-kept', 'yes');
  const cacheControl = new URLSearchParams(request.url?.split('?')[1]).get('cache') ?? 'private';
  response.writeHead(200, { 'content-type': 'text/html', 'cache-control': cacheControl });
  const id = requestContext.getStore()?.requestId;
  response.end(JSON.stringify({ url: request.url, headers: request.headers, id }));
};

let server: Server;
beforeAll((done) => {
  // As many as a test asks for at once.
  const loadLimit = createLoadLimit({ rendering: 400 });
  server = createServer(createRequestHandler(pages, { loadLimit })).listen(0, done);
});
afterAll((done) => {
  server.close(done);
  server.closeAllConnections();
});

type Received = { status: number | undefined; headers: IncomingMessage['headers']; body: string };

const get = (path: string, options: RequestOptions = {}) =>
  new Promise<Received>((done, fail) => {
    const sent = ask(
      { port: (server.address() as AddressInfo).port, path, ...options },
      async (response) => {
        let body = '';
        for await (const piece of response) body += String(piece);
        done({ status: response.statusCode, headers: response.headers, body });
      },
    );
    sent.on('error', fail).end();
  });

it.each(['range', 'if-range', 'if-match', 'if-unmodified-since'])(
  'Next: %s that a file cannot meet is a 500, so it does not reach it',
  async (name) => {
    const { body } = await get('/icons.svg', { headers: { [name]: 'bytes=9-1' } });
    expect(JSON.parse(body).headers).not.toHaveProperty(name);
  },
);

describe('Next: headers of its router and its preview mode make another response', () => {
  const HEADERS = {
    rsc: '1',
    'next-router-state-tree': 'br',
    'next-router-prefetch': '1',
    'next-router-segment-prefetch': '/_tree',
    'next-url': '/hi',
    cookie: '__prerender_bypass=x',
  };

  it('they do not reach it', async () => {
    const { body } = await get('/', { headers: HEADERS });
    for (const name of Object.keys(HEADERS))
      expect(JSON.parse(body).headers).not.toHaveProperty(name);
  });

  it('they do in development, for live reload', async () => {
    const handle = createRequestHandler(pages, { isDevelopment: true });
    const development = createServer(handle).listen(0);
    const { port } = development.address() as AddressInfo;
    const { body } = await get('/', { port, headers: HEADERS });
    expect(JSON.parse(body).headers).toMatchObject(HEADERS);
    development.close();
    development.closeAllConnections();
  });
});

it('Next: its development server may listen twenty times more without a warning', async () => {
  let more = 0;
  const handle = createRequestHandler(
    async (_request, response) => {
      more = response.getMaxListeners() - response.listenerCount('close');
      response.end();
    },
    { isDevelopment: true },
  );
  const development = createServer(handle).listen(0);
  await get('/', { port: (development.address() as AddressInfo).port });
  development.close();
  expect(more).toBeGreaterThan(20);
});

it.each([
  [undefined, 'unknown'],
  ['', 'unknown'],
  ['WhatsApp/2.23', 'WhatsApp/2.23'],
])('the User-Agent %j reaches Next as %j', async (given, expected) => {
  const { body } = await get('/', {
    headers: given === undefined ? {} : { 'user-agent': given },
  });
  expect(JSON.parse(body).headers['user-agent']).toBe(expected);
});

describe('the mark by which the middleware leaves out what is no page', () => {
  it.each([
    ['/icons.svg', '1'],
    ['/feeds/en/all.rss?x=1', '1'],
    ['/news/a.b', undefined],
    ['/', undefined],
  ])('of %s is %s, whatever the client sends', async (path, mark) => {
    const { body } = await get(path, { headers: { 'x-machine-route': 'yes' } });
    expect(JSON.parse(body)).toMatchObject({ url: path });
    expect(JSON.parse(body).headers['x-machine-route']).toBe(mark);
  });
});

describe('Next: a page has no status but 200, 404 and 500', () => {
  it.each([
    ['/lost', 404, undefined],
    ['/dark', 503, '120'],
    ['/found', 200, undefined],
  ])('here %s is answered with %d', async (path, status, retryAfter) => {
    const { status: given, headers } = await get(path);
    expect([given, headers['retry-after'], headers['x-kept']]).toEqual([status, retryAfter, 'yes']);
  });

  it('a status belongs to its own request, whatever headers a flood of others carries', async () => {
    const headers = { 'x-nonce': 'undefined' };
    const flood = Array.from({ length: 200 }, () => get('/lost', { headers }));
    const others = Array.from({ length: 200 }, (_, at) => get('/found', at % 2 ? { headers } : {}));
    expect(new Set((await Promise.all(others)).map(({ status }) => status))).toEqual(
      new Set([200]),
    );
    expect(new Set((await Promise.all(flood)).map(({ status }) => status))).toEqual(new Set([404]));
  });

  it('a status is ignored outside a request', () => {
    expect(() => setResponseStatus(404)).not.toThrow();
  });
});

describe('headers', () => {
  it.each([
    'x-nonce',
    'x-pathname',
    'content-security-policy',
    'content-security-policy-report-only',
  ])('of a client never set %s', async (name) => {
    const { body } = await get('/found', {
      headers: { [name]: "script-src 'nonce-mine'", 'save-data': 'on' },
    });
    expect(JSON.parse(body)).toMatchObject({ headers: { 'save-data': 'on' } });
    expect(body).not.toContain('mine');
  });

  it('Next: x-middleware-prefetch makes any page 200 with {}, so it does not reach it', async () => {
    const { body } = await get('/found', { headers: { 'x-middleware-prefetch': '1' } });
    expect(JSON.parse(body).headers).not.toHaveProperty('x-middleware-prefetch');
  });

  it.each(['/found', '/lost', '/dark', '/found/%'])('for security are on %s', async (path) => {
    const { headers } = await get(path);
    expect(headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-content-type-options': 'nosniff',
      'x-permitted-cross-domain-policies': 'none',
      'cross-origin-resource-policy': 'same-site',
      'strict-transport-security': expect.stringContaining('max-age='),
    });
    expect(headers).not.toHaveProperty('x-middleware-rewrite');
  });

  it.each([
    '/og/a.jpg',
    '/feeds/en/all.rss',
    '/sitemap.xml',
    '/favicon.ico',
    '/news/a.md',
    '/hi/news/a.md',
    '/pictures/a.jpg',
  ])('let other sites show %s', async (path) => {
    expect((await get(path)).headers['cross-origin-resource-policy']).toBe('cross-origin');
  });
});

describe('the id of a request', () => {
  it.each([
    ['/found', {}],
    ['/lost', {}],
    ['/hi/%', {}],
    ['/found', { method: 'POST' }],
  ])('is taken from the edge at %s, %j', async (path, options) => {
    const { headers } = await get(path, { ...options, headers: { 'x-request-id': 'edge-0001' } });
    expect(headers['x-request-id']).toBe('edge-0001');
  });

  it('is known to the page, and made where the edge gives none', async () => {
    const { headers, body } = await get('/found', { headers: { 'x-request-id': '<script>' } });
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(JSON.parse(body)).toMatchObject({ id: headers['x-request-id'] });
  });
});

describe('methods', () => {
  it.each(['POST', 'PUT', 'PATCH', 'DELETE', 'TRACE', 'PROPFIND'])(
    '%s is refused before a body is read',
    async (method) => {
      const { status, headers, body } = await get('/found', {
        method,
        headers: { 'content-length': '9000000' },
      });
      expect([status, headers.allow, headers.connection, body]).toEqual([
        405,
        'GET, HEAD, OPTIONS',
        'close',
        '',
      ]);
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('are listed for who asks', async () => {
    const { status, headers } = await get('/found', { method: 'OPTIONS' });
    expect([status, headers.allow]).toEqual([204, 'GET, HEAD, OPTIONS']);
  });

  it('HEAD is served', async () => {
    expect((await get('/lost', { method: 'HEAD' })).status).toBe(404);
  });
});

describe('Next: a path that cannot be decoded is a 500', () => {
  it.each([
    ['/hi/%', '/hi/%25'],
    ['/hi/news/%ff', '/hi/news/%25ff'],
    ['/lost/%E0%A4?q=%', '/lost/%25E0%25A4?q=%'],
  ])('here %s is 400, with the page for %s', async (path, literal) => {
    const { status, headers, body } = await get(path);
    expect([status, headers['cache-control'], JSON.parse(body)]).toEqual([
      400,
      'no-store',
      expect.objectContaining({ url: literal }),
    ]);
  });

  it.each(['/news/a%20b', '/news/a%2525', '/search?q=%'])(
    '%s is handed on as it is',
    async (path) => {
      const { status, body } = await get(path);
      expect([status, JSON.parse(body)]).toEqual([200, expect.objectContaining({ url: path })]);
    },
  );
});

it('answers 500 without detail when Next fails', async () => {
  expectConsole('error', /a fault of ours/);
  const { status, body } = await get('/broken');
  expect([status, body]).toEqual([500, '']);
});
