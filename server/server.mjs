// The site's HTTP server: Node's own around Next's request handler. `npm start` and `npm run dev`
// run it; everything Next has no setting for (statuses of pages, refused methods, security headers,
// compression of all routes, draining) is in this folder.
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { checkSettings } from '../lib/site/checkSettings.mjs';
import { createEdgeCheck } from '../lib/http/trustedEdge.mjs';
import { compress } from './compress.mjs';
import { createRequestHandler } from './requestHandler.mjs';
import { createDrain } from './shutdown.mjs';

const { PORT: port, COMPRESS, DRAIN_MS, TRUSTED_EDGES } = checkSettings();
const development = process.argv.includes('--dev');
// Read by React and Next as they are loaded, so set before.
Object.assign(process.env, { NODE_ENV: development ? 'development' : 'production' });
const { default: next } = await import('next');

const server = createServer();
const { drain, isDraining } = createDrain(server, DRAIN_MS);
// 0.0.0.0, because a bare 127.0.0.1 makes Next redirect `/` to itself.
const app = next({
  dev: development,
  dir: fileURLToPath(new URL('..', import.meta.url)),
  hostname: '0.0.0.0',
  port,
  httpServer: server,
});
await app.prepare();

const handle = createRequestHandler(
  app.getRequestHandler(),
  COMPRESS === 'on' ? compress : undefined,
  { isTrustedEdge: createEdgeCheck(TRUSTED_EDGES), isDraining },
);
server.on('request', handle);
// Never asks for a body: whatever `Expect` says, the response comes first.
server.on('checkContinue', (request, response) => server.emit('request', request, response));
server.listen(port, '0.0.0.0', () => console.log(`Ready on http://localhost:${port}`));
server.on('error', (fault) => {
  console.error(`server: ${fault.message}`);
  process.exit(1);
});

for (const signal of ['SIGINT', 'SIGTERM']) {
  process.once(signal, async () => {
    await drain();
    await app.close();
    process.exit(0);
  });
}
