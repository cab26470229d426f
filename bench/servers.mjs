// Starts production servers: the site with the sample newsroom, and a bare page. All end with this
// process.

import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));
const BARE = fileURLToPath(new URL('bare', import.meta.url));
const NEXT = join(ROOT, 'node_modules/next/dist/bin/next');
const PRODUCTION = /** @type {const} */ ({ NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' });

/** One URL of each kind of page, list and feed. */
export const PATHS = [
  '/',
  '/?breaking=all',
  '/news/mp-village-councils-post-minutes-online',
  '/news/mp-village-councils-post-minutes-online.md',
  '/india',
  '/india/madhya-pradesh',
  '/world',
  '/sports',
  '/sports/cricket',
  '/live-tv',
  '/videos',
  '/search?q=bridge',
  '/tools/emi-calculator',
  '/privacy-policy',
  '/hi',
  '/hi/news/vidisha-gram-sabha-shaam-samay-hi',
  '/hi/india',
  '/hi/sports',
  '/api/breaking-news?lang=hi',
  '/api/posters?lang=en',
  '/api/trending?lang=en',
  '/api/stories?ids=mp-village-councils-post-minutes-online&lang=en',
  '/feeds/en/all.rss',
  '/sitemap.xml',
];

const START_LIMIT_MS = 60_000;
const TRY_MS = 50;

for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(1));

/**
 * Waits until `holds` is true, at most a minute; returns the milliseconds waited.
 *
 * @param {() => Promise<boolean>} holds
 */
export async function until(holds) {
  const start = performance.now();
  while (!(await holds().catch(() => false))) {
    if (performance.now() - start > START_LIMIT_MS) throw new Error('bench: waited for a minute');
    await pause(TRY_MS);
  }
  return performance.now() - start;
}

/** @param {string} url */
export const untilOk = (url) => until(async () => (await fetch(url)).ok);

/**
 * Starts a program that ends with this process.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 */
export function startProgram(command, args, options) {
  const child = spawn(command, args, { cwd: ROOT, stdio: ['ignore', 'ignore', 2], ...options });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  return {
    child,
    /** Sends SIGTERM, and waits for the exit code. @returns {Promise<number | null>} */
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      process.off('exit', kill);
      return code;
    },
  };
}

/**
 * @typedef {object} Server
 * @property {string} origin
 * @property {import('node:child_process').ChildProcess} child
 * @property {() => Promise<number | null>} stop exit code
 */

/**
 * @param {number} provider port of the provider
 * @param {Record<string, string>} [settings]
 * @param {'pipe' | 'ignore'} [output]
 * @returns {Promise<Server>}
 */
export async function startSite(provider, settings = {}, output = 'ignore') {
  if (!existsSync(join(ROOT, '.next/BUILD_ID')))
    throw new Error('bench: no build; run `npm run build` first');
  const port = settings.PORT ?? String(await freePort());
  const origin = `http://localhost:${port}`;
  const env = {
    ...process.env,
    ...PRODUCTION,
    PORT: port,
    SITE_URL: origin,
    NEWS_API_URL: `http://localhost:${provider}`,
    // Requests with Surrogate-Capability count as an edge's.
    TRUSTED_EDGES: '127.0.0.1',
    ...settings,
  };
  const stdio = /** @type {const} */ (['ignore', output, output === 'pipe' ? output : 2]);
  const program = startProgram(process.execPath, ['server/server.mjs'], { env, stdio: [...stdio] });
  await untilOk(`${origin}/api/ready`);
  return { origin, ...program };
}

/** @returns {Promise<Server>} */
export async function startBare() {
  const env = { ...process.env, ...PRODUCTION };
  if (!existsSync(join(BARE, '.next/BUILD_ID')))
    execFileSync(process.execPath, [NEXT, 'build', BARE], { cwd: ROOT, stdio: 'ignore', env });
  const port = String(await freePort());
  const program = startProgram(process.execPath, [NEXT, 'start', '-p', port], { cwd: BARE, env });
  const origin = `http://localhost:${port}`;
  await untilOk(origin);
  return { origin, ...program };
}

/**
 * Starts a provider that never answers 304, so that each request of the site reads whole bodies.
 *
 * @param {import('node:http').Server} [server]
 * @param {number} [port]
 */
export async function startProvider(server = createNewsroom(), port) {
  const listening = port ?? (await freePort());
  server.prependListener('request', ({ headers }) => delete headers['if-none-match']);
  await once(server.listen(listening), 'listening');
  return {
    port: listening,
    stop: () => {
      server.closeAllConnections();
      return new Promise((done) => server.close(done));
    },
  };
}
