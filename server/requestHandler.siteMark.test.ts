import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SITE_MARK } from '@/lib/request/siteMark.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { createRequestHandler } from './requestHandler.mjs';

let server: Server;
afterEach((done) => {
  server.close(done);
  server.closeAllConnections();
});

it.each([
  ['a page', '/found', 'GET', 200],
  ['a page that is not there', '/lost', 'GET', 404],
  ['a file', '/icons.svg', 'HEAD', 200],
  ['a script', '/script.js', 'GET', 200],
  ['a refusal', '/found', 'POST', 405],
  ['a refusal under load', '/found', 'GET', 503],
])('the service worker knows %s by the name of the build', async (_, path, method, status) => {
  const handle = createRequestHandler(
    async ({ url }, response) => {
      response.writeHead(url === '/lost' ? 404 : 200).end();
    },
    {
      build: 'b1',
      loadLimit: createLoadLimit({ rendering: status === 503 ? 0 : 1 }),
      serveScript: ({ url }, response, next) =>
        url === '/script.js' ? response.end('script') : next(),
    },
  );
  await new Promise<void>((done) => (server = createServer(handle).listen(0, done)));
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://localhost:${port}${path}`, { method });
  expect([response.status, response.headers.get(SITE_MARK)]).toEqual([status, 'b1']);
});
