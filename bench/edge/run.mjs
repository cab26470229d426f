// What readers lose behind the cache of `deploy/nginx` (or with `--edge varnish` of `deploy/varnish`) when
// the provider or the site's processes are gone, and what the cache carries: `node bench/edge/run.mjs`, with
// a build, `nginx` and `wrk`. Ends with 1 when anything was lost. About two minutes; with `--minutes 10` the
// provider is off for so long, and `--requests 100000` goes on restarting the processes until so many
// have been sent meanwhile.
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import '../exitOnSignal.mjs';
import { readOptions } from '../options.mjs';
import { freePort } from '../../scripts/freePort.mjs';
import { requireBuild } from '../build.mjs';
import { startNginx } from './nginx.mjs';
import { askAll, losses } from './readers.mjs';
import { rollingRestart } from './rollingRestart.mjs';
import { startSite } from './site.mjs';
import { throughput } from './throughput.mjs';
import { until } from './until.mjs';
import { startVarnish } from './varnish.mjs';
import { createProvider } from '../provider.mjs';

/**
 * Longer than an edge may show anything that changes without being told by the site (`s-maxage` and
 * `stale-while-revalidate` of pages, 5 s and 25 s): from then on it is a copy that stands in.
 */
const EXPIRED_MS = 31_000;
/** How fast all is as before once the provider is back. */
const BACK_MS = 10_000;
/** How often readers come while the provider is off. */
const EVERY_MS = 10_000;

const { requests = 1, minutes = 0, edge: kind = 'nginx' } = readOptions(process.argv.slice(2));
requireBuild();
const [one, two, port] = [await freePort(), await freePort(), await freePort()];
const provider = await freePort();
const deployment = { origin: `http://127.0.0.1:${port}`, provider };
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
const start = { nginx: startNginx, varnish: startVarnish }[kind];
const edge = await start(port, [one, two]);
let lostAnything = false;
/** @param {string} what @param {boolean} isLoss */
const report = (what, isLoss) => {
  console.log(what);
  lostAnything ||= isLoss;
};

try {
  await askAll(edge.origin);
  const before = await askAll(edge.origin);
  console.log(`${before.size} URLs kept`);

  await stopProvider(news);
  await pause(EXPIRED_MS);
  const dark = losses(before, await askAll(edge.origin));
  const end = performance.now() + minutes * 60_000;
  do {
    dark.push(...losses(before, await askAll(edge.origin)));
    await pause(Math.min(EVERY_MS, Math.max(0, end - performance.now())));
  } while (performance.now() < end);
  report(`provider off: worse at ${dark.length} URLs ${dark.join(' ')}`, dark.length > 0);

  news = await startProvider();
  const backMs = await until(async () =>
    [...(await askAll(edge.origin)).values()].every(({ cache }) => cache !== 'STALE'),
  );
  report(`provider back: nothing stale after ${(backMs / 1000).toFixed(1)} s`, backMs > BACK_MS);

  const rolling = await rollingRestart(sites, [one, two], deployment, requests);
  sites = rolling.sites;
  report(
    [
      `${rolling.restarts} rolling restarts: ${rolling.lost.length} of ${rolling.asked} requests lost`,
      ...rolling.exitCodes.map((code) => `a process ended with ${code}`),
      ...rolling.lost,
    ].join('\n  '),
    rolling.lost.length > 0 || rolling.exitCodes.length > 0,
  );

  const { bytes, page, file, poll } = await throughput(edge);
  report(
    `front page, ${bytes} bytes: ${Math.round(page)} requests a second from the cache; polls: ${Math.round(poll)}`,
    false,
  );
  if (file)
    report(
      `as a file: ${Math.round(file)}, of which the cache gives ${Math.round((100 * page) / file)} %`,
      page < file / 2,
    );

  await askAll(edge.origin);
  const whole = await askAll(edge.origin);
  await Promise.all(sites.map((site) => site.stop()));
  sites = [];
  await pause(EXPIRED_MS);
  const gone = losses(whole, await askAll(edge.origin));
  report(`processes off: worse at ${gone.length} URLs ${gone.join(' ')}`, gone.length > 0);
} finally {
  await edge.stop();
  await Promise.all(sites.map((site) => site.stop()));
  await stopProvider(news);
}
process.exitCode = lostAnything ? 1 : 0;
