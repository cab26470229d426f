// What the figures are taken from: a production build of the site and a provider whose pace is set
// here.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/**
 * Starts the server; its port.
 * @param {import('node:http').Server} server
 * @returns {Promise<number>}
 */
const listening = (server) =>
  new Promise((done) =>
    server.listen(0, () =>
      done(/** @type {import('node:net').AddressInfo} */ (server.address()).port),
    ),
  );

/**
 * Runs `measure(site, pace)` against a site of its own; `pace.ms` is how late its provider answers.
 * @param {(site: string, pace: { ms: number }) => Promise<void>} measure
 */
export async function withSite(measure) {
  if (!existsSync(new URL('../.next/BUILD_ID', import.meta.url)))
    throw new Error('bench: no build; run `npm run build` first');
  const pace = { ms: 0 };
  const newsroom = createNewsroom();
  const provider = createServer((request, response) =>
    setTimeout(() => newsroom.emit('request', request, response), pace.ms),
  );
  const news = `http://localhost:${await listening(provider)}`;
  const port = await freePort();
  const site = `http://localhost:${port}`;
  const server = spawn(process.execPath, ['server/server.mjs'], {
    cwd: root,
    stdio: 'ignore',
    env: { ...process.env, PORT: String(port), SITE_URL: site, NEWS_API_URL: news },
  });
  try {
    await ready(`${site}/api/health`);
    for (let warm = 0; warm < 20; warm++)
      await (await fetch(warm % 2 ? `${site}/hi` : site)).text();
    await measure(site, pace);
  } finally {
    server.kill('SIGTERM');
    provider.closeAllConnections();
    provider.close();
  }
}

/** @param {string} url */
async function ready(url) {
  for (let tries = 0; tries < 200; tries++) {
    if (
      await fetch(url).then(
        (response) => response.ok,
        () => false,
      )
    )
      return;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error('bench: the site did not start');
}
