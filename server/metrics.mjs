// @ts-check
import { createServer } from 'node:http';
import { collectDefaultMetrics, Gauge } from 'prom-client';
import { log } from '../lib/telemetry/log.mjs';
import { metrics } from '../lib/telemetry/metrics.mjs';
import { readTarget } from './requestTarget.mjs';
import { routeKind } from './routeKind.mjs';

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

/** The status that nginx logs when the client disconnects before its response is complete. */
const CLIENT_GONE = 499;

/**
 * Counts and times every response of a server, and logs it at level `debug`: without its query,
 * which holds what readers search for, and without their address.
 *
 * @param {import('node:http').Server} server
 */
export function observeRequests(server) {
  server.on('request', (request, response) => {
    const { pathname } = readTarget(request.url ?? '/') ?? { pathname: '/nothing' };
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

/**
 * Tells of the places for renders.
 *
 * @param {ReturnType<typeof import('./loadLimit.mjs').createLoadLimit>} loadLimit
 */
export function observePlaces(loadLimit) {
  const registers = [metrics.registry];
  new Gauge({
    name: 'http_render_places_taken',
    help: 'Responses that are being rendered; beyond the limit readers get 503.',
    registers,
    collect() {
      this.set(loadLimit.taken());
    },
  });
  new Gauge({
    name: 'http_render_places_all_taken_seconds',
    help: 'Time for which all places have been taken and none was given anew; 0 while one is free.',
    registers,
    collect() {
      this.set(loadLimit.allTakenMs() / 1000);
    },
  });
}
