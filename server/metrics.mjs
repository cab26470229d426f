import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { log } from '../lib/telemetry/log.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';
import { originForm, readTarget } from './requestTarget.mjs';
import { routeKind } from './routeKind.mjs';

/**
 * Serves Prometheus metrics at `/metrics`, by default on loopback only, so they stay private
 * without an edge rule.
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
  // The site must run without metrics if the port is taken.
  server.on('error', (fault) =>
    log.error(`metrics: METRICS_HOST or METRICS_PORT cannot be used: ${fault.message}`),
  );
  return server.listen(port, host).unref();
}

/** nginx's status for a client that disconnects early. */
const CLIENT_GONE = 499;

/**
 * Logs at `debug`, without query or address: queries hold what readers search for.
 *
 * @param {import('node:http').Server} server
 */
export function observeRequests(server) {
  server.on('request', (request, response) => {
    const { pathname } = readTarget(originForm(request.url ?? '/')) ?? { pathname: '/nothing' };
    const ended = metrics.requestSeconds.startTimer({ route: routeKind(pathname) });
    response.once('close', () => {
      const status = response.writableFinished ? response.statusCode : CLIENT_GONE;
      const seconds = ended({ status });
      log.debug(
        { requestId: response.getHeader('x-request-id'), method: request.method, status, seconds },
        `request: ${pathname}`,
      );
    });
  });
}

/** @param {ReturnType<typeof import('./loadLimit.mjs').createLoadLimit>} loadLimit */
export function observeSlots(loadLimit) {
  const registers = [metrics.registry];
  new Gauge({
    name: 'http_render_places_taken',
    help: 'Render slots in use; when all are, readers get 503.',
    registers,
    collect() {
      this.set(loadLimit.taken());
    },
  });
  new Gauge({
    name: 'http_render_places_all_taken_seconds',
    help: 'Time since a render slot was last taken while all are in use; 0 while one is free.',
    registers,
    collect() {
      this.set(loadLimit.allTakenMs() / 1000);
    },
  });
}
