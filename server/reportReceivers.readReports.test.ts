import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { readsOf } from '@/lib/mostRead/readCounts.mjs';
import { REPORT_PATHS } from '@/lib/request/reportPaths.mjs';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { reportReceivers } from './reportReceivers.mjs';
import { createRequestHandler } from './requestHandler.mjs';

const BROWSER = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';

let server: Server;
let url: string;
beforeEach(async () => {
  forgetProcess();
  const posts = reportReceivers({ CSP_REPORT_PERCENT: 0, WEB_VITALS_PERCENT: 0 });
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

const report = async (body: unknown, agent = BROWSER) => {
  const { status } = await fetch(url + REPORT_PATHS.reads, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': agent },
    body: JSON.stringify(body),
  });
  return status;
};
const reads = () => Math.round(readsOf('a', Date.now()));

it('counts what readers read', async () => {
  expect([await report({ story: 'a' }), await report({ story: 'a' })]).toEqual([204, 204]);
  expect(reads()).toBe(2);
});

it.each([
  ['Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['facebookexternalhit/1.1 LinkPreview'],
  ['Mozilla/5.0 Chrome-Lighthouse'],
])('counts nothing of %s', async (agent) => {
  expect(await report({ story: 'a' }, agent)).toBe(204);
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
