import { Server as TcpServer } from 'node:net';
import { setImmediate as turn } from 'node:timers/promises';
import onHeaders from 'on-headers';

const DRAIN_LIMIT_MS = 10_000;
const QUEUE_LIMIT_MS = 5000;

/**
 * First keeps listening with `Connection: close`, so that load balancers notice; then refuses
 * connections and cuts the rest after ten seconds.
 *
 * @param {import('node:http').Server} server
 * @param {number} [listenMs]
 * @returns {{ isDraining: () => boolean, drain: () => Promise<void> }} `drain` settles once every connection is closed
 */
export function createDrain(server, listenMs = 0) {
  let draining = false;
  let closing = false;
  let answering = 0;
  server.on('request', (_, response) => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      if (closing && answering === 0) server.closeIdleConnections();
    });
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
      const limit = setTimeout(() => server.closeAllConnections(), DRAIN_LIMIT_MS);
      await acceptQueued(server);
      closing = true;
      await new Promise((done) => {
        // `close` of node:http destroys connections with an ended response before its bytes are
        // sent.
        TcpServer.prototype.close.call(server, done);
        if (answering === 0) server.closeIdleConnections();
      });
      clearTimeout(limit);
    },
  };
}

/**
 * Accepts queued connections: Node takes one per turn, and the kernel resets the waiting ones when
 * the server closes.
 *
 * @param {import('node:http').Server} server
 */
async function acceptQueued(server) {
  let hasCome = false;
  server.on('connection', () => (hasCome = true));
  const limit = performance.now() + QUEUE_LIMIT_MS;
  // The first turn is the signal's own and may have accepted connections before it.
  await turn();
  do {
    hasCome = false;
    await turn();
  } while (hasCome && performance.now() < limit);
}
