import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { metrics } from '@/lib/telemetry/metrics.mjs';
import { expectConsole } from '@/lib/testing/expectConsole';
import { createLoadLimit } from './loadLimit.mjs';
import { observeSlots, serveMetrics } from './metrics.mjs';

afterEach(() => metrics.registry.clear());

/** A server on a free port of the loopback, and what it answers. */
async function started() {
  const server = serveMetrics({ port: 0, host: '127.0.0.1' });
  await once(server, 'listening');
  const { address, port } = server.address() as AddressInfo;
  return { server, address, port, get: (path: string) => fetch(`http://127.0.0.1:${port}${path}`) };
}

it('tells Prometheus what is counted, and nobody else', async () => {
  metrics.registry.registerMetric(metrics.pictureFits); // another test may have cleared it
  metrics.pictureFits.inc({ outcome: 'made' });
  const { server, address, get } = await started();
  const answer = await get('/metrics');
  const text = await answer.text();
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  expect(text).toContain('picture_fits_total{outcome="made"} 1');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).toMatch(/^process_resident_memory_bytes \d/m);
  expect((await get('/')).status).toBe(404);
  expect(address).toBe('127.0.0.1');
  server.close();
});

it('tells how many places for renders are taken, and for how long all have been', async () => {
  observeSlots({ ...createLoadLimit(), taken: () => 24, allTakenMs: () => 61_500 });
  const { server, get } = await started();
  const text = await (await get('/metrics')).text();
  expect(text).toContain('http_render_places_taken 24');
  expect(text).toContain('http_render_places_all_taken_seconds 61.5');
  server.close();
});

it('leaves the site alone when its port is taken', async () => {
  expectConsole(
    'error',
    /^metrics: METRICS_HOST or METRICS_PORT cannot be used: listen EADDRINUSE/,
  );
  const { server, port } = await started();
  metrics.registry.clear();
  const second = serveMetrics({ port, host: '127.0.0.1' });
  await once(second, 'error');
  server.close();
});
