import { createServer } from 'node:net';

// Below the ports of outgoing connections (Linux: from 32768 on), one of which could take it before the server does.
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * Whether nothing listens on a port.
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, () => server.close(() => done(true)));
  });

/**
 * A port that nothing listens on just now, for a server of a test or a measurement.
 * @returns {Promise<number>}
 */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}
