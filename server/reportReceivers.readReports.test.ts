import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readsOf } from '@/lib/frontPage/readCounts.mjs';
import { REPORT_PATHS } from '@/lib/request/postPaths.mjs';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { reportReceivers } from './reportReceivers.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

let server: Server;
let url: string;
beforeEach(async () => {
  forgetProcess();
  const posts = reportReceivers({
    CSP_REPORT_PERCENT: 0,
    WEB_VITALS_PERCENT: 0,
    TRUSTED_EDGES: ['127.0.0.0/8', '::1'],
  });
  server = createServer(
    createRequestHandler(async (_, response) => void response.end('page'), { posts }),
  );
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  url = `http://localhost:${port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const report = async (body: unknown, { agent = BROWSER, from = '203.0.113.7' } = {}) => {
  const { status } = await fetch(url + REPORT_PATHS.reads, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'user-agent': agent,
      // As the edge says it.
      'x-forwarded-for': from,
    },
    body: JSON.stringify(body),
  });
  return status;
};
const reads = () => Math.round(readsOf('a', Date.now()));

it('counts what readers read', async () => {
  const [one, other] = ['203.0.113.7', '203.0.113.8'];
  expect([
    await report({ story: 'a' }, { from: one }),
    await report({ story: 'a' }, { from: other }),
  ]).toEqual([204, 204]);
  expect(reads()).toBe(2);
});

it('counts a story of one sender once, however often it is told', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_800_000_000_000);
  const told = Array.from({ length: 50 }, () => report({ story: 'a' }));
  expect(new Set(await Promise.all(told))).toEqual(new Set([204]));
  expect(reads()).toBe(1);
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['facebookexternalhit/1.1 LinkPreview'],
  ['Mozilla/5.0 Chrome-Lighthouse'],
])('counts nothing of %s', async (agent) => {
  expect(await report({ story: 'a' }, { agent })).toBe(204);
  expect(reads()).toBe(0);
});

it.each([
  ['no story', {}],
  ['a number', { story: 7 }],
  ['an endless id', { story: 'a'.repeat(201) }],
])('refuses %s', async (_, body) => {
  expect(await report(body)).toBe(400);
});

it.each(['GET', 'HEAD'])('counts nothing of a page that is asked for by %s', async (method) => {
  await fetch(`${url}/news/a`, { method, headers: { 'user-agent': BROWSER } });
  expect(reads()).toBe(0);
});
