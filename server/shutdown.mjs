// @ts-check
import onHeaders from 'on-headers';

/** Requests still open after this time are cut. */
const DRAIN_LIMIT_MS = 10_000;

/**
 * Makes a server drain: it answers with `Connection: close` and goes on listening for a while, so
 * that a load balancer learns of it by its own checks; then it takes no new connections, closes
 * idle ones, lets what is under way end, and cuts the rest after ten seconds.
 *
 * @param {import('node:http').Server} server
 * @param {number} [listenMs] how long it goes on listening
 * @returns {{ isDraining: () => boolean, drain: () => Promise<void> }} `drain` settles once every
 *   connection is closed
 */
export function createDrain(server, listenMs = 0) {
  let draining = false;
  server.on('request', (_, response) => {
    // Keep-alive clients would otherwise hold their connections open with one request after
    // another.
    onHeaders(response, () => {
      if (draining) response.setHeader('Connection', 'close');
    });
  });
  return {
    isDraining: () => draining,
    async drain() {
      draining = true;
      if (listenMs > 0) await new Promise((done) => setTimeout(done, listenMs));
      await close(server);
    },
  };
}

/**
 * @param {import('node:http').Server} server
 * @returns {Promise<void>}
 */
function close(server) {
  const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
  return new Promise((done) => {
    server.close(() => {
      clearTimeout(limit);
      done();
    });
    server.closeIdleConnections();
  });
}
