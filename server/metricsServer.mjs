// @ts-check
import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { log } from '../lib/log/log.mjs';
import { metrics } from '../lib/metrics/metrics.mjs';

/**
 * Serves what this process counts at `/metrics`, for Prometheus: by default on the loopback alone,
 * so that no rule of an edge is needed to keep it from readers. With it come memory, CPU and the lag
 * of the event loop.
 *
 * @param {{ port: number, host: string }} listen
 */
export function serveMetrics({ port, host }) {
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET')
      return void response.writeHead(404).end();
    try {
      const text = await registry.metrics();
      response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
    } catch (fault) {
      log.error({ err: fault }, 'metrics: cannot be collected');
      response.writeHead(500).end();
    }
  });
  // A site without metrics is better than none.
  server.on('error', (fault) => log.error(`metrics: ${fault.message}`));
  // Never holds up the end of the process.
  return server.listen(port, host).unref();
}
