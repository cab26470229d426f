// One process of the site behind the edge.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ROOT } from '../build.mjs';
import { untilOk } from './until.mjs';

/** Longer than nginx takes to notice, were it to check. */
const DRAIN_MS = 1000;

/** As in `deploy/systemd`: pages whose first request is not left to readers. */
const FIRST_PAGES = ['/', '/hi', '/india', '/sports', '/search?q=a'];

/** @typedef {{ stop: () => Promise<number> }} Site `stop` gives its exit code */

/**
 * @param {number} port
 * @param {{ origin: string, provider: number }} deployment the public origin, the provider's port
 * @returns {Promise<Site>}
 */
export async function startSite(port, { origin, provider }) {
  const child = spawn(process.execPath, ['server/server.mjs'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'ignore'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      NEXT_TELEMETRY_DISABLED: '1',
      PORT: String(port),
      HOST: '127.0.0.1',
      SITE_URL: origin,
      NEWS_API_URL: `http://localhost:${provider}`,
      TRUSTED_EDGES: '127.0.0.1',
      DRAIN_MS: String(DRAIN_MS),
    },
  });
  const ended = once(child, 'exit');
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill); // also when an exception ends this process
  await untilOk(`http://localhost:${port}/api/ready`);
  for (const page of FIRST_PAGES) await (await fetch(`http://localhost:${port}${page}`)).text();
  return {
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      process.off('exit', kill);
      return code;
    },
  };
}
