// Wraps Next with what it has no setting for: page statuses, refused methods, security headers,
// compression, draining.

import './nodeEnvironment.mjs';
import './trimmedSettings.mjs';
import next from 'next';
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { REDIRECTS } from '#site/redirects.mjs';
import { checkSettings } from '../lib/config/checkSettings.mjs';
import { createEdgeCheck } from '../lib/request/trustedEdge.mjs';
import { log } from '../lib/telemetry/log.mjs';
import { buildFault, buildName, leftoversOfBuild, root } from './builtSite.mjs';
import { compress } from './compress.mjs';
import { consoleToLog } from './consoleToLog.mjs';
import { folderFault } from './folderFault.mjs';
import { createLoadLimit } from './loadLimit.mjs';
import { observeSlots, observeRequests, serveMetrics } from './metrics.mjs';
import { createMovedTo, createPageAddress } from './movedTo.mjs';
import { ignoreOffers } from './protocolOffers.mjs';
import { pushReceivers } from './push/receiveSubscriptionRequests.mjs';
import { LONGEST_RENDER_CALLS } from './renderSlots.mjs';
import { reportReceivers } from './reportReceivers.mjs';
import { createRequestHandler } from './requestHandler.mjs';
import { createSenderOf } from './senderOf.mjs';
import { createScriptServer } from './serveScripts.mjs';
import { createWorkerServer } from './serveWorker.mjs';
import { createDrain } from './shutdown.mjs';

const settings = checkSettings();
const { PORT: port } = settings;
const development = process.env.NODE_ENV === 'development';
if (!development) {
  const fault = buildFault(settings.SITE_DIR);
  const faults = fault ? [fault] : leftoversOfBuild(settings.SITE_URL);
  for (const line of faults) console.error(line);
  if (faults.length > 0) process.exit(1);
}
if (!development) consoleToLog();

const pictureFault = await folderFault(settings.PICTURE_CACHE);
if (pictureFault)
  log.warn(`Settings: PICTURE_CACHE cannot be written, so pictures are not kept: ${pictureFault}`);

const server = createServer();
// Longer than the idle timeout of most load balancers (60 s), so that they never reuse a closing
// connection.
server.keepAliveTimeout = 65_000;
const { drain, isDraining } = createDrain(server, settings.DRAIN_MS);
observeRequests(server);
const loadLimit = createLoadLimit({
  longestRenderMs: LONGEST_RENDER_CALLS * settings.NEWS_TIMEOUT_MS,
});
observeSlots(loadLimit);
if (settings.METRICS_PORT)
  serveMetrics({ port: settings.METRICS_PORT, host: settings.METRICS_HOST });
// 0.0.0.0, because a bare 127.0.0.1 makes Next redirect `/` to itself.
const app = next({
  dev: development,
  dir: root,
  hostname: '0.0.0.0',
  port,
  // Next listens for upgrades on this server and leaves some connections open for good; in
  // production it gets a server without connections.
  httpServer: development ? server : createServer(),
});
await app.prepare();

const files = readdirSync(join(root, 'public'));
const compresses = settings.COMPRESS === 'on';
const build = join(root, '.next');
// Development unregisters the worker of an earlier production build on this port.
const serveWorker = createWorkerServer(build, {
  isOff: development || settings.OFFLINE === 'off',
  pushes: settings.VAPID_PUBLIC_KEY !== undefined,
});
const serveStatic = development
  ? undefined
  : createScriptServer(join(build, 'static'), { compresses });
const handle = createRequestHandler(app.getRequestHandler(), {
  build: development ? undefined : buildName(),
  compress: compresses ? compress : undefined,
  serveScript: (request, response, next) =>
    serveWorker(request, response, () =>
      serveStatic ? serveStatic(request, response, next) : next(),
    ),
  isTrustedEdge: createEdgeCheck(settings.TRUSTED_EDGES),
  isDraining,
  isDevelopment: development,
  movedTo: createMovedTo({
    settings,
    redirects: REDIRECTS,
    files,
  }),
  pageAddress: createPageAddress(files),
  loadLimit,
  posts: new Map([
    ...reportReceivers(settings),
    ...pushReceivers(settings, createSenderOf(settings.TRUSTED_EDGES)),
  ]),
});
ignoreOffers(server);
server.on('request', handle);
server.listen(port, settings.HOST, () => log.info(`Ready on http://localhost:${port}`));
server.on('error', (fault) => {
  log.fatal(`server: HOST or PORT cannot be used: ${fault.message}`);
  process.exit(1);
});

let isStopping = false;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
  // Not `once`: a second signal would kill the process and cut open requests.
  process.on(signal, async () => {
    if (isStopping) return;
    isStopping = true;
    log.info(`server: ${signal}: stops after the open requests`);
    await drain();
    await app.close();
    process.exit(0);
  });
}
