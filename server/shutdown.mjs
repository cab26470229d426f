import onHeaders from 'on-headers';

const DRAIN_LIMIT_MS = 10_000;

/**
 * Keeps listening with `Connection: close`, so load balancers notice; then refuses connections, and
 * cuts the rest after ten seconds.
 *
 * @param {import('node:http').Server} server
 * @param {number} [listenMs] how long it goes on listening
 * @returns {{ isDraining: () => boolean, drain: () => Promise<void> }} `drain` settles once every
 *   connection is closed
 */
export function createDrain(server, listenMs = 0) {
  let draining = false;
  server.on('request', (_, response) => {
    // Keep-alive clients would otherwise hold connections open.
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
