// What the figures are taken from: production servers of the site and of a bare page, and the
// provider behind the site.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../scripts/freePort.mjs';
import { BARE, NEXT, requireBuild, ROOT } from './build.mjs';
import { get } from './get.mjs';
import { createProvider } from './provider.mjs';

/** A server that runs, with the process whose CPU time it uses. */
/** @typedef {{ origin: string, pid: number }} Server */

const START_TRIES = 600;
const TRY_MS = 50;

/**
 * Runs `measure(server)` while the command serves; stops it in any case.
 * @template T
 * @param {string[]} command
 * @param {{ cwd: string, env?: Record<string, string>, port: number, path: string }} options
 * @param {(server: Server) => Promise<T>} measure
 */
async function whileServing(command, { cwd, env = {}, port, path }, measure) {
  const child = spawn(process.execPath, command, {
    cwd,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', NODE_ENV: 'production', ...env },
  });
  const ended = once(child, 'exit');
  const stop = () => child.kill('SIGTERM');
  process.once('exit', stop); // also when an exception ends this process
  try {
    const origin = `http://localhost:${port}`;
    for (let tries = 0; !(await isUp(origin + path)); tries++) {
      if (tries === START_TRIES || child.exitCode !== null)
        throw new Error(`bench: ${command.join(' ')} did not start`);
      await pause(TRY_MS);
    }
    return await measure({ origin, pid: child.pid ?? 0 });
  } finally {
    process.off('exit', stop);
    stop();
    await ended;
  }
}

/** @param {string} url */
const isUp = (url) =>
  get(url).then(
    ({ status }) => status === 200,
    () => false,
  );

/**
 * Runs `measure(site)` against the site's build.
 * @template T
 * @param {(site: Server) => Promise<T>} measure
 * @param {import('node:http').Server} provider what the site reads
 */
export async function withSite(measure, provider) {
  requireBuild();
  const [news, port] = [await freePort(), await freePort()];
  await once(provider.listen(news), 'listening');
  try {
    const env = {
      PORT: String(port),
      SITE_URL: `http://localhost:${port}`,
      NEWS_API_URL: `http://localhost:${news}`,
    };
    const options = { cwd: ROOT, env, port, path: '/api/health' };
    return await whileServing(['server/server.mjs'], options, measure);
  } finally {
    provider.closeAllConnections();
    provider.close();
  }
}

/**
 * Runs `measure({ bare, site })` against a bare page and the site, side by side, so that the
 * machine's own pace is the same for both.
 * @template T
 * @param {(servers: { bare: Server, site: Server }) => Promise<T>} measure
 * @param {import('node:http').Server} [provider] full stories, at once, unless given
 */
export async function withBareAndSite(measure, provider = createProvider()) {
  const port = await freePort();
  return whileServing([NEXT, 'start', '-p', String(port)], { cwd: BARE, port, path: '/' }, (bare) =>
    withSite((site) => measure({ bare, site }), provider),
  );
}
