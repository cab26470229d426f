// @ts-check
import { log } from '../lib/log/log.mjs';
import { metrics } from '../lib/metrics/metrics.mjs';
import { routeKind } from './routeKind.mjs';

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
    const [pathname = '/'] = (request.url ?? '/').split('?');
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
