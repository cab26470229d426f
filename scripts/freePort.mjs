import { createServer } from 'node:net';

/**
 * A port that nothing listens on just now, for a server of a test or a measurement.
 * @returns {Promise<number>}
 */
export const freePort = () =>
  new Promise((done) => {
    const server = createServer().listen(0, () => {
      const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
      server.close(() => done(port));
    });
  });
