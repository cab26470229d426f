// What a request costs the server: CPU milliseconds by kind of page, and as a multiple of a bare
// Next page in the same run. Linux, since it reads the process's own accounting.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { freePort } from '../scripts/freePort.mjs';
import { createProvider } from './provider.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const bare = fileURLToPath(new URL('bare', import.meta.url));
const next = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));

const WARM_UP = 60;
const REQUESTS = 100;
const ROUNDS = 3;
/** Of a clock tick of the kernel's accounting. */
const TICK_MS = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

export const PAGES = {
  home: '/',
  'home, Hindi': '/hi',
  '/india': '/india',
  state: '/india/madhya-pradesh',
  section: '/sports',
  article: '/news/breaking-0',
  tool: '/tools/emi-calculator',
  legal: '/privacy-policy',
  search: '/search?q=bridge',
  'own API': '/api/breaking-news',
};

/**
 * CPU time that a process has used, in milliseconds.
 * @param {number} pid
 */
function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/**
 * @param {string} url
 * @returns {Promise<{ status: number, bytes: number }>}
 */
const fetched = (url) =>
  new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'gzip' } }, (response) => {
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => done({ status: response.statusCode ?? 0, bytes }));
    }).on('error', fail);
  });

/**
 * Starts a server and waits until it answers.
 * @param {string[]} command
 * @param {{ cwd: string, env?: Record<string, string>, port: number, path: string }} options
 */
async function started(command, { cwd, env = {}, port, path }) {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: 'ignore',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
  });
  const origin = `http://localhost:${port}`;
  for (let tries = 0; tries < 400; tries++) {
    if (
      await fetched(origin + path).then(
        ({ status }) => status === 200,
        () => false,
      )
    )
      return { origin, pid: child.pid ?? 0, stop: () => child.kill('SIGTERM') };
    await new Promise((done) => setTimeout(done, 50));
  }
  child.kill('SIGTERM');
  throw new Error(`bench: ${command.join(' ')} did not start`);
}

/**
 * The least CPU time of a request over some rounds: what else the machine does adds to a time and
 * never takes away.
 * @param {{ origin: string, pid: number }} server
 * @param {string} path
 */
async function costOf({ origin, pid }, path) {
  for (let count = 0; count < WARM_UP; count++) {
    const { status } = await fetched(origin + path);
    if (status !== 200) throw new Error(`bench: ${path} answered ${status}`);
  }
  let least = Infinity;
  let bytes = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const before = cpuMs(pid);
    for (let count = 0; count < REQUESTS; count++) ({ bytes } = await fetched(origin + path));
    least = Math.min(least, (cpuMs(pid) - before) / REQUESTS);
  }
  return { ms: least, bytes };
}

/**
 * Starts provider, site and bare page, and gives each page's cost with the bare page's first.
 * @param {{ stories?: number, pages?: Record<string, string> }} [options]
 * @returns {Promise<{ name: string, ms: number, bytes: number }[]>}
 */
export async function serverCosts({ stories, pages = PAGES } = {}) {
  execFileSync(process.execPath, [next, 'build', bare], { cwd: root, stdio: 'ignore' });
  const provider = createProvider(stories);
  const [news, barePort, sitePort] = [await freePort(), await freePort(), await freePort()];
  await new Promise((done) => provider.listen(news, () => done(undefined)));
  const bareServer = await started([next, 'start', '-p', String(barePort)], {
    cwd: bare,
    port: barePort,
    path: '/',
  });
  const site = await started(['server/server.mjs'], {
    cwd: root,
    port: sitePort,
    path: '/api/health',
    env: {
      PORT: String(sitePort),
      SITE_URL: `http://localhost:${sitePort}`,
      NEWS_API_URL: `http://localhost:${news}`,
    },
  });
  try {
    const costs = [{ name: 'bare', ...(await costOf(bareServer, '/')) }];
    for (const [name, path] of Object.entries(pages))
      costs.push({ name, ...(await costOf(site, path)) });
    return costs;
  } finally {
    site.stop();
    bareServer.stop();
    provider.closeAllConnections();
    provider.close();
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const costs = await serverCosts();
  const floor = costs[0]?.ms ?? NaN;
  for (const { name, ms, bytes } of costs)
    console.log(
      `${name.padEnd(12)} ${ms.toFixed(2).padStart(6)} ms  ${(ms / floor).toFixed(1).padStart(5)}x  ${String(bytes).padStart(7)} bytes gzip`,
    );
}
