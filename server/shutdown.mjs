// @ts-check
import onHeaders from 'on-headers';

/** Requests still open after this time are cut. */
const DRAIN_LIMIT_MS = 10_000;

/**
 * Makes a server drain: it takes no new connections, closes idle ones, answers what is under way
 * with `Connection: close`, and cuts the rest after ten seconds.
 *
 * @param {import('node:http').Server} server
 * @returns {() => Promise<void>} starts draining; settles once every connection is closed
 */
export function createDrain(server) {
  let draining = false;
  server.on('request', (_, response) => {
    // Keep-alive clients would otherwise hold their connections open with one request after
    // another.
    onHeaders(response, () => {
      if (draining) response.setHeader('Connection', 'close');
    });
  });
  return () => {
    draining = true;
    const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
    return new Promise((done) => {
      server.close(() => {
        clearTimeout(limit);
        done();
      });
      server.closeIdleConnections();
    });
  };
}
