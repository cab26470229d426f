// Serves the site (`npm start`, `npm run dev`), built first if needed. The sample newsroom is the
// provider unless NEWS_API_URL or NEWS_SOURCE is set.

import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import './site.mjs';
import { configurationFolder, isOfThisSite } from '../server/builtSite.mjs';
import { watchFolders } from './watchFolders.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const next = fileURLToPath(new URL('../node_modules/next/dist/bin/next', import.meta.url));
const development = process.argv.includes('--dev');

// Imported after `site.mjs`, whose output it reads.
const { checkSettings } = await import('../lib/config/checkSettings.mjs');
const { VAPID_PUBLIC_KEY } = checkSettings();
/** @type {Set<import('node:child_process').ChildProcess>} */
const children = new Set();
let stopping = false;

for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0));

if (!development && !isOfThisSite()) {
  for (const command of [
    [next, 'build'],
    ['scripts/shareChunks.mjs'],
    ['scripts/compressScripts.mjs'],
    ['scripts/buildWorker.mjs'],
    ['scripts/site.mjs', '--built'],
  ]) {
    const code = await new Promise((done) => run(command, done));
    if (code !== 0) process.exit(code);
  }
}
if (!process.env.NEWS_API_URL && (process.env.NEWS_SOURCE || 'api') === 'api') {
  const { NEWSROOM_PORT = '4000' } = process.env;
  process.env.NEWS_API_URL = `http://localhost:${NEWSROOM_PORT}`;
  run(['newsroom/server.mjs'], stop);
}
run(['server/server.mjs', ...(development ? ['--dev'] : [])], stop);
if (VAPID_PUBLIC_KEY) run(['server/pushServer.mjs'], stop);
// Next reloads the generated modules like any source. A fault prints a line and leaves the last
// valid state.
if (development)
  watchFolders([join(root, 'messages'), configurationFolder(process.env.SITE_DIR)], () =>
    run(['scripts/site.mjs'], () => stopping && stop(0)),
  );

/**
 * @param {string[]} command
 * @param {(code: number) => void} whenDone
 */
function run(command, whenDone) {
  const child = spawn(process.execPath, command, { cwd: root, stdio: 'inherit' });
  children.add(child);
  child.on('exit', (code) => {
    children.delete(child);
    whenDone(code ?? 1);
  });
}

/**
 * Stops all children, then exits with the code of the first that failed.
 *
 * @param {number} code
 */
function stop(code) {
  if (!stopping) {
    stopping = true;
    process.exitCode = code;
    for (const child of children) child.kill('SIGTERM');
  }
  if (children.size === 0) process.exit();
}
