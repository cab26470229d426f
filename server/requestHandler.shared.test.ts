import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import {
  createServer,
  get,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { expectConsole } from '@/lib/testing/expectConsole';
import { compress } from './compress.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

type Render = {
  url: string;
  nonce: string;
  response: ServerResponse;
  fail: (fault: Error) => void;
};

/** Stands in for Next: a page is written by its test. */
const renders: Render[] = [];
const pages: Parameters<typeof createRequestHandler>[0] = ({ url = '' }, response) =>
  new Promise((_, fail) => {
    const nonce = randomUUID();
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.setHeader('content-security-policy', `script-src 'nonce-${nonce}'`);
    if (url === '/lost') setResponseStatus(404);
    renders.push({ url, nonce, response, fail });
  });

const loadLimit = createLoadLimit({ rendering: 4, waitMs: 0 });
let server: Server;
const listen = async (options: Parameters<typeof createRequestHandler>[1] = {}) => {
  server = createServer(createRequestHandler(pages, { loadLimit, ...options })).listen(0);
  await once(server, 'listening');
};
beforeEach(() => void renders.splice(0));
afterEach(async () => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
  await until(() => loadLimit.taken() === 0);
});

const until = async (holds: () => boolean) => {
  while (!holds()) await nextTurn();
};

type Asking = { path?: string; method?: string; headers?: Record<string, string> };

/** A reader, once the server has his request. */
async function ask({ path = '/hi', ...init }: Asking = {}) {
  const { port } = server.address() as AddressInfo;
  const taken = once(server, 'request');
  const request = get({ port, path, host: '127.0.0.1', ...init }).on('error', () => {});
  const answer = once(request, 'response').then(([response]: IncomingMessage[]) => response);
  answer.catch(() => {});
  await taken;
  return { request, answer };
}
type Reader = Awaited<ReturnType<typeof ask>>;

async function read({ answer }: Reader) {
  const response = await answer;
  const { statusCode: status, headers } = response ?? {};
  return { status, headers, body: response && (await text(response)) };
}
const rendersAre = (count: number) => until(() => renders.length === count);

/** Whatever could still begin has begun. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn++) await nextTurn();
};

describe('readers of the same page at the same moment', () => {
  beforeEach(() => listen());

  it('share one render, whose nonce is the one of their policy', async () => {
    const readers = [
      await ask(),
      await ask({ headers: { accept: 'x', 'x-request-id': 'edge-0001' } }),
    ];
    await rendersAre(1);
    renders[0]?.response.write('first ');
    readers.push(await ask({ headers: { cookie: 'a=b', 'accept-language': 'hi' } }));
    await settle();
    const { nonce } = renders[0] ?? {};
    renders[0]?.response.end(`nonce="${nonce}"`);
    const answers = await Promise.all(readers.map(read));
    expect(renders).toHaveLength(1);
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill(`first nonce="${nonce}"`));
    expect(answers.map(({ headers }) => headers?.['content-security-policy'])).toEqual(
      Array(3).fill(`script-src 'nonce-${nonce}'`),
    );
    expect(answers[1]?.headers?.['x-request-id']).toBe('edge-0001');
    expect(new Set(answers.map(({ headers }) => headers?.['x-request-id'])).size).toBe(3);
  });

  it('share nothing with one who comes after its end', async () => {
    for (const count of [1, 2]) {
      const reader = await ask();
      await rendersAre(count);
      renders[count - 1]?.response.end(`page ${count}`);
      expect((await read(reader)).body).toBe(`page ${count}`);
    }
  });

  it('get a large page without a wait', async () => {
    const readers = [await ask(), await ask()];
    await rendersAre(1);
    const { response } = renders[0] ?? {};
    const taken = [1, 2, 3].map(() => response?.write('x'.repeat(100_000)));
    expect([...taken, response?.writableNeedDrain]).toEqual([true, true, true, false]);
    response?.end();
    const answers = await Promise.all(readers.map(read));
    expect(answers.map(({ body }) => body?.length)).toEqual([300_000, 300_000]);
  });

  it('get its status', async () => {
    const readers = [await ask({ path: '/lost' }), await ask({ path: '/lost' })];
    await rendersAre(1);
    renders[0]?.response.writeHead(200).end('lost');
    const answers = await Promise.all(readers.map(read));
    expect(answers.map(({ status, headers }) => [status, headers?.['cache-control']])).toEqual(
      Array(2).fill([404, 'public, max-age=0, s-maxage=5']),
    );
  });

  it('get 500 from a fault', async () => {
    expectConsole('error', /a fault of ours/);
    const readers = [await ask(), await ask()];
    await rendersAre(1);
    renders[0]?.fail(new Error('a fault of ours'));
    expect((await Promise.all(readers.map(read))).map(({ status }) => status)).toEqual([500, 500]);
  });

  it('are cut when it is', async () => {
    const readers = [await ask(), await ask()];
    await rendersAre(1);
    renders[0]?.response.write('half');
    renders[0]?.response.destroy();
    const ends = await Promise.allSettled(readers.map(read));
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  });

  it('keep it when the first of them leaves', async () => {
    const [first, second] = [await ask(), await ask()];
    await rendersAre(1);
    renders[0]?.response.write('first ');
    await first.answer;
    first.request.destroy();
    await settle();
    renders[0]?.response.end('rest');
    expect((await read(second)).body).toBe('first rest');
  });

  it('end it when all of them have left, and the next has one anew', async () => {
    const readers = [await ask(), await ask()];
    await rendersAre(1);
    for (const { request } of readers) request.destroy();
    await until(() => renders[0]?.response.closed ?? false);
    expect(loadLimit.taken()).toBe(0);
    const reader = await ask();
    await rendersAre(2);
    renders[1]?.response.end('anew');
    expect((await read(reader)).body).toBe('anew');
  });

  it('take one slot', async () => {
    await Promise.all([ask(), ask(), ask()]);
    await rendersAre(1);
    expect(loadLimit.taken()).toBe(1);
  });

  it('are all refused without a slot', async () => {
    for (const path of ['/a', '/b', '/c', '/d']) await ask({ path });
    await rendersAre(4);
    const readers = [await ask(), await ask()];
    const answers = await Promise.all(readers.map(read));
    expect(answers.map(({ status }) => status)).toEqual([503, 503]);
    expect(renders).toHaveLength(4);
  });
});

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const PHONE =
  'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36';
const CRAWLER = `${PHONE.replace('K)', 'Nexus 5X Build/MMB29P)')} (compatible; Googlebot/2.1; +http://www.google.com/bot.html)`;

it('browsers share a render, whatever they are called', async () => {
  await listen();
  await ask({ headers: { 'user-agent': BROWSER } });
  await ask({ headers: { 'user-agent': PHONE } });
  await settle();
  expect(renders).toHaveLength(1);
});

it('readers of a link to which messengers added something share a render without it', async () => {
  await listen();
  await ask();
  await ask({ path: '/hi?utm_source=whatsapp&fbclid=1' });
  await ask({ path: '/hi?igsh=2' });
  await settle();
  expect(renders.map(({ url }) => url)).toEqual(['/hi']);
  await ask({ path: '/hi/india?fbclid=3' });
  await rendersAre(2);
  expect(renders[1]?.url).toBe('/hi/india');
});

it('who asks for the head alone shares it, first or later', async () => {
  await listen();
  const head = await ask({ method: 'HEAD' });
  const whole = await ask({ path: 'http://www.example.org/hi' });
  const later = await ask({ method: 'HEAD' });
  await rendersAre(1);
  renders[0]?.response.end('page');
  const answers = await Promise.all([head, whole, later].map(read));
  expect(answers.map(({ status, body }) => [status, body])).toEqual([
    [200, ''],
    [200, 'page'],
    [200, ''],
  ]);
});

it.each<[string, Asking, Asking?]>([
  ['another page', { path: '/hi/india' }],
  ['the other language', { path: '/' }],
  ['a query', { path: '/hi?a=b' }, { path: '/hi?a=b' }],
  ['a draft', { path: '/hi/preview' }, { path: '/hi/preview' }],
  ['a lite page', { path: '/hi/lite' }, { path: '/hi/lite' }],
  ['a list', { path: '/api/posters' }, { path: '/api/posters' }],
  ['a feed', { path: '/feeds/en/all.rss' }, { path: '/feeds/en/all.rss' }],
  ['a body', { headers: { 'content-length': '0' } }],
  ['a copy', { headers: { 'if-none-match': '"a"' } }],
  ['what cannot be read', { path: '/news/%ff' }, { path: '/news/%ff' }],
  ['another encoding', { headers: { 'accept-encoding': 'br' } }],
  ['less data', { headers: { 'save-data': 'on' } }],
  ['a slow connection', { headers: { ect: '2g' } }],
  ['another host', { headers: { host: 'b.example' } }],
  ['another protocol', { headers: { 'x-forwarded-proto': 'https' } }],
  ['a crawler', { headers: { 'user-agent': CRAWLER } }, { headers: { 'user-agent': PHONE } }],
  ['a preview', { headers: { 'user-agent': 'WhatsApp/2.23' } }],
])('%s is rendered by itself', async (_, asked, before = {}) => {
  await listen();
  await ask(before);
  await ask(asked);
  await rendersAre(2);
});

it.each([
  ['an edge, which compares its copy', { isTrustedEdge: () => true }],
  ['a developer, whose router sends more', { isDevelopment: true }],
])('%s shares nothing', async (_, options) => {
  await listen(options);
  await ask();
  await ask();
  await rendersAre(2);
});

it('a page is compressed once for all', async () => {
  await listen({ compress });
  const headers = { 'accept-encoding': 'br' };
  const readers = [await ask({ headers }), await ask({ headers })];
  await rendersAre(1);
  const page = 'a long page '.repeat(1000);
  renders[0]?.response.writeHead(200).end(page);
  for (const { answer } of readers) {
    const response = await answer;
    const chunks: Buffer[] = [];
    for await (const chunk of response ?? []) chunks.push(chunk);
    expect(response?.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
    expect(brotliDecompressSync(Buffer.concat(chunks)).toString()).toBe(page);
  }
});
