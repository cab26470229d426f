// @ts-check
import { createServer } from 'node:http';
import { collectDefaultMetrics } from 'prom-client';
import { log } from '../lib/log/log.mjs';
import { metrics } from '../lib/metrics/metrics.mjs';

/**
 * Serves what this process counts at `/metrics`, for a Prometheus on the same machine: on the
 * loopback alone, so that no rule of an edge is needed to keep it from readers. With it come
 * memory, CPU and the lag of the event loop.
 *
 * @param {number} port
 */
export function serveMetrics(port) {
  const { registry } = metrics;
  collectDefaultMetrics({ register: registry });
  const server = createServer(async (request, response) => {
    if (request.url !== '/metrics' || request.method !== 'GET')
      return void response.writeHead(404).end();
    const text = await registry.metrics();
    response.writeHead(200, { 'Content-Type': registry.contentType }).end(text);
  });
  // A site without metrics is better than none.
  server.on('error', (fault) => log.error(`metrics: ${fault.message}`));
  // Never holds up the end of the process.
  return server.listen(port, '127.0.0.1').unref();
}
