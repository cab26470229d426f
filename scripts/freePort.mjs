import { createServer } from 'node:net';

// Below the ports of outgoing connections (Linux: from 32768), which could take the port first.
const FIRST = 20_000;
const COUNT = 12_000;

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
const isFree = (port) =>
  new Promise((done) => {
    const server = createServer()
      .once('error', () => done(false))
      .listen(port, () => server.close(() => done(true)));
  });

/** @returns {Promise<number>} */
export async function freePort() {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * COUNT);
    if (await isFree(port)) return port;
  }
}
