import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A server on a port of its own of the loopback. `stop` cuts what is still open. */
export async function startLocalServer(listener: RequestListener) {
  const server = createServer(listener);
  // A connection that the server closes while the next call takes it fails that call.
  server.keepAliveTimeout = 0;
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** An origin where nobody listens any more. */
export async function closedOrigin(): Promise<string> {
  const { url, stop } = await startLocalServer(() => {});
  await stop();
  return url;
}
