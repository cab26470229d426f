// Measures readers' losses behind nginx or Varnish of `deploy` while the provider or processes are
// down (options: README.md). Exits with 1 on any loss.

import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Agent, fetch as fetchFrom } from 'undici';
import { freePort } from '../scripts/freePort.mjs';
import { startEdge } from './edgeServers.mjs';
import { PATHS, startProvider, startSite, until } from './servers.mjs';

/**
 * After this time an edge's copy is expired (pages: `s-maxage` 5 s, `stale-while-revalidate` 25 s),
 * and only a failing site makes the edge use it.
 */
const EXPIRED_MS = 31_000;
const RECOVERY_LIMIT_MS = 10_000;
const EVERY_MS = 10_000;
const READERS = 8;
/** One request in ten has a unique URL, which no cache has. */
const UNIQUE_URL_EVERY = 10;
const FIRST_PAGES = ['/', '/hi', '/india', '/sports', '/search?q=a'];
/** Story URLs in pages, ids in JSON, links in feeds. */
const STORY = /\/news\/[\w-]+|"id":"[\w-]+"/g;

/** @typedef {{ status: number, cache: string | null, stories: number }} Given `stories`: number of stories named */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '0' },
    requests: { type: 'string', default: '1' },
    edge: { type: 'string', default: 'nginx' },
  },
});
const [minutes, requests] = [Number(values.minutes), Number(values.requests)];
if (!(minutes >= 0 && requests >= 1)) throw new Error('--minutes and --requests must be numbers');
if (values.edge !== 'nginx' && values.edge !== 'varnish')
  throw new Error('--edge must be nginx or varnish');

const ports = /** @type {const} */ ([await freePort(), await freePort()]);
let provider = await startProvider();
const edgePort = await freePort();
const sites = await Promise.all(ports.map(startProcess));
const edge = await startEdge(values.edge, edgePort, ports);

await askAll();
const before = await askAll();
console.log(`${before.size} URLs kept`);

await provider.stop();
await pause(EXPIRED_MS);
const lostWithoutProvider = losses(before, await askAll());
const end = performance.now() + minutes * 60_000;
while (performance.now() < end) {
  await pause(EVERY_MS);
  lostWithoutProvider.push(...losses(before, await askAll()));
}
report('provider off: worse', lostWithoutProvider);

provider = await startProvider(undefined, provider.port);
const backMs = await until(async () =>
  [...(await askAll()).values()].every(({ cache }) => cache !== 'STALE'),
);
const back = `${(backMs / 1000).toFixed(1)} s`;
report(
  `provider back: nothing stale after ${back}; too late`,
  backMs > RECOVERY_LIMIT_MS ? [back] : [],
);

const { restarts, asked, lost } = await restartUnderLoad();
report(`${restarts} rolling restarts, ${asked} requests: lost`, lost);

await askAll();
const whole = await askAll();
await Promise.all(sites.map((site) => site.stop()));
await pause(EXPIRED_MS);
report('processes off: worse', losses(whole, await askAll()));

await edge.stop();
await provider.stop();

/** @param {number} port */
async function startProcess(port) {
  const site = await startSite(provider.port, {
    PORT: String(port),
    HOST: '127.0.0.1',
    SITE_URL: `http://127.0.0.1:${edgePort}`,
    TRUSTED_EDGES: '127.0.0.1',
    DRAIN_MS: '1000', // longer than nginx would take to notice with health checks
  });
  for (const page of FIRST_PAGES) await (await fetch(site.origin + page)).text();
  return site;
}

async function askAll() {
  /** @type {Map<string, Given>} */
  const given = new Map();
  for (const path of PATHS) {
    const response = await fetch(edge.origin + path, { redirect: 'manual' });
    const stories = new Set((await response.text()).match(STORY)).size;
    given.set(path, { status: response.status, cache: response.headers.get('x-cache'), stories });
  }
  return given;
}

/**
 * Paths with another status, or with fewer stories than before.
 *
 * @param {Map<string, Given>} then
 * @param {Map<string, Given>} now
 */
function losses(then, now) {
  return PATHS.filter((path) => {
    const [first, second] = [then.get(path), now.get(path)];
    return first?.status !== second?.status || (first?.stories ?? 0) > (second?.stories ?? 0);
  });
}

/** @param {string} what @param {readonly string[]} lost one line each */
function report(what, lost) {
  console.log([`${what}: ${lost.length}`, ...lost].join('\n  '));
  if (lost.length > 0) process.exitCode = 1;
}

async function restartUnderLoad() {
  const rolling = { restarts: 0, asked: 0, lost: /** @type {string[]} */ ([]) };
  let isOver = false;
  /** @param {number} reader */
  const read = async (reader) => {
    // Each reader has its own IP address, because nginx limits requests per address.
    const dispatcher = new Agent({ localAddress: `127.0.1.${reader + 1}` });
    for (let turn = reader; !isOver; turn++) {
      const path = PATHS[turn % PATHS.length] ?? '/';
      const query = `${path.includes('?') ? '&' : '?'}n=${reader}-${turn}`;
      const url = path + (turn % UNIQUE_URL_EVERY === 0 ? query : '');
      rolling.asked++;
      const fault = await faultOf(edge.origin + url, dispatcher);
      if (fault) rolling.lost.push(`${url} ${fault}`);
    }
    await dispatcher.close();
  };
  const readers = Array.from({ length: READERS }, (_, reader) => read(reader));
  do {
    for (const [at, port] of ports.entries()) {
      const code = await sites[at]?.stop();
      if (code !== 0) rolling.lost.push(`a process ended with ${code}`);
      sites[at] = await startProcess(port);
      rolling.restarts++;
    }
  } while (rolling.asked < requests);
  isOver = true;
  await Promise.all(readers);
  return rolling;
}

/**
 * Reason why a response failed, or null. The edge's error page loads no script; the site's 503 page
 * does.
 *
 * @param {string} url
 * @param {Agent} dispatcher
 */
async function faultOf(url, dispatcher) {
  try {
    const response = await fetchFrom(url, { dispatcher });
    const text = await response.text();
    if (response.status === 200) return null;
    return `${response.status} from the ${text.includes('/_next/static/') ? 'site' : 'edge'}`;
  } catch (fault) {
    return String(fault);
  }
}
