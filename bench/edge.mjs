// What readers lose behind the nginx of `deploy/nginx` when the provider or the site's processes are
// gone, and what its cache carries: `node bench/edge.mjs`, with a build, `nginx` and `wrk`. Ends with
// 1 when anything was lost. About a minute.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/freePort.mjs';
import { requireBuild } from './build.mjs';
import { startNginx } from './edge/nginx.mjs';
import { askAll, losses } from './edge/readers.mjs';
import { rollingRestart } from './edge/rollingRestart.mjs';
import { startSite } from './edge/site.mjs';
import { throughput } from './edge/throughput.mjs';
import { until } from './edge/until.mjs';
import { createProvider } from './provider.mjs';

/** Longer than an edge may keep anything that changes (`s-maxage` of pages), without being asked. */
const EXPIRED_MS = 6000;
/** How fast all is as before once the provider is back. */
const BACK_MS = 10_000;

requireBuild();
const [one, two, edge] = [await freePort(), await freePort(), await freePort()];
const provider = await freePort();
const deployment = { origin: `http://127.0.0.1:${edge}`, provider };
const startProvider = async () => {
  const server = createProvider();
  await once(server.listen(provider), 'listening');
  return server;
};
/** @param {import('node:http').Server} server */
const stopProvider = async (server) => {
  server.closeAllConnections();
  await new Promise((done) => server.close(done));
};

let news = await startProvider();
let sites = await Promise.all([one, two].map((port) => startSite(port, deployment)));
const nginx = await startNginx(edge, [one, two]);
let lostAnything = false;
/** @param {string} what @param {boolean} isLoss */
const report = (what, isLoss) => {
  console.log(what);
  lostAnything ||= isLoss;
};

try {
  await askAll(nginx.origin);
  const before = await askAll(nginx.origin);
  console.log(`${before.size} addresses kept`);

  await stopProvider(news);
  await pause(EXPIRED_MS);
  const dark = [
    ...losses(before, await askAll(nginx.origin)),
    ...losses(before, await askAll(nginx.origin)),
  ];
  report(`provider off: worse at ${dark.length} addresses ${dark.join(' ')}`, dark.length > 0);

  news = await startProvider();
  const backMs = await until(async () =>
    [...(await askAll(nginx.origin)).values()].every(({ cache }) => cache !== 'STALE'),
  );
  report(`provider back: nothing stale after ${(backMs / 1000).toFixed(1)} s`, backMs > BACK_MS);

  const rolling = await rollingRestart(sites, [one, two], deployment);
  sites = rolling.sites;
  report(
    `rolling restart: ${rolling.lost.length} of ${rolling.asked} requests lost, exit codes ${rolling.exitCodes.join(', ')} ${rolling.lost.join('; ')}`,
    rolling.lost.length > 0 || rolling.exitCodes.some((code) => code !== 0),
  );

  const { bytes, page, file, poll } = await throughput(nginx);
  report(
    `front page, ${bytes} bytes: ${Math.round(page)} requests a second from the cache, ${Math.round(file)} as a file (${Math.round((100 * page) / file)} %); polls: ${Math.round(poll)}`,
    page < file / 2,
  );

  await askAll(nginx.origin);
  const whole = await askAll(nginx.origin);
  await Promise.all(sites.map((site) => site.stop()));
  sites = [];
  await pause(EXPIRED_MS);
  const gone = losses(whole, await askAll(nginx.origin));
  report(`processes off: worse at ${gone.length} addresses ${gone.join(' ')}`, gone.length > 0);
} finally {
  await nginx.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await stopProvider(news);
}
process.exitCode = lostAnything ? 1 : 0;
