import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { log } from '@/lib/telemetry/log.mjs';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { observeRequests } from './metrics.mjs';

let server: Server;
let origin: string;
let closed: Promise<unknown>;
beforeEach(async () => {
  metrics.registry.resetMetrics();
  server = createServer();
  observeRequests(server);
  server.on('request', (request, response) => {
    closed = once(response, 'close');
    response.setHeader('x-request-id', 'edge-0001');
    if (request.url?.startsWith('/hangs')) response.writeHead(200).write('half');
    else response.writeHead(request.url?.startsWith('/lost') ? 404 : 200).end();
  });
  await once(server.listen(0), 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  server.closeAllConnections();
});

/** The count of each kind and status. */
const counted = async () =>
  (await metrics.requestSeconds.get()).values
    .filter(({ metricName }) => metricName?.endsWith('_count'))
    .map(({ labels, value }) => [labels.route, labels.status, value]);

it('counts by kind and status', async () => {
  for (const path of ['/', '/%68i?q=1', '/lost', '/news/a', '/n%65ws/b']) {
    await fetch(origin + path);
    await closed;
  }
  expect(await counted()).toEqual([
    ['home', 200, 2],
    ['page', 404, 1],
    ['story', 200, 2],
  ]);
});

it('counts who left before the end as that', async () => {
  const abort = new AbortController();
  await fetch(`${origin}/hangs`, { signal: abort.signal });
  abort.abort();
  await closed;
  expect(await counted()).toEqual([['page', 499, 1]]);
});

it('logs the path without its query, and the id, at level debug', async () => {
  const debug = jest.spyOn(log, 'debug');
  await fetch(`${origin}/search?q=illness`);
  await closed;
  expect(debug.mock.calls).toEqual([
    [
      { requestId: 'edge-0001', method: 'GET', status: 200, seconds: expect.any(Number) },
      'request: /search',
    ],
  ]);
});
