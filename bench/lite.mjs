// What lite pages weigh and cost the server beside their full pages. Linux: it reads the process's
// accounting.

import { once } from 'node:events';
import { get } from 'node:http';
import { parseArgs } from 'node:util';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { usedCpuMs } from './measures.mjs';
import { startProvider, startSite } from './servers.mjs';

const PATHS = [
  '/',
  '/india',
  '/india/madhya-pradesh',
  '/sports',
  '/news/mp-village-councils-post-minutes-online',
  '/search?q=bridge',
];
const WARM_UP = 60;

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '200' },
    /** The provider never answers 304, so that most of a lite page's cost is to read the feeds. */
    bodies: { type: 'boolean', default: false },
    /** Adds Lighthouse's four marks. */
    lighthouse: { type: 'boolean', default: false },
  },
});
const [rounds, requests] = [Number(values.rounds), Number(values.requests)];
if (!(rounds >= 1 && requests >= 1)) throw new Error('--rounds and --requests must be numbers');

const site = await startSite(values.bodies ? (await startProvider()).port : await startNewsroom());
const litePath = (/** @type {string} */ path) => `/lite${path === '/' ? '' : path}`;
/** @type {Map<string, number>} */
const least = new Map();
for (let round = 0; round < rounds; round++)
  for (const path of PATHS.flatMap((full) => [full, litePath(full)]))
    least.set(path, Math.min(least.get(path) ?? Infinity, await cpuOf(path)));

console.log('| Page | CPU, ms | lite, ms | part | Brotli, KB | lite, KB | gzip, KB |');
console.log('| --- | ---: | ---: | ---: | ---: | ---: | ---: |');
for (const path of PATHS) {
  const [full = NaN, lite = NaN] = [least.get(path), least.get(litePath(path))];
  const bytes = [
    await bytesOf(path, 'br'),
    await bytesOf(litePath(path), 'br'),
    await bytesOf(litePath(path), 'gzip'),
  ];
  const cells = [
    `\`${path}\``,
    full.toFixed(1),
    lite.toFixed(1),
    (lite / full).toFixed(2),
    ...bytes.map((size) => (size / 1000).toFixed(1)),
  ];
  console.log(`| ${cells.join(' | ')} |`);
}
if (values.lighthouse) await printMarks();
await site.stop();
process.exit();

async function startNewsroom() {
  const port = await freePort();
  await once(createNewsroom().listen(port), 'listening');
  return port;
}

/**
 * The bytes of a body as they are sent.
 * @param {string} path
 * @param {string} coding
 * @returns {Promise<number>}
 */
function bytesOf(path, coding) {
  return new Promise((done, failed) => {
    get(site.origin + path, { headers: { 'accept-encoding': coding } }, (response) => {
      if (response.statusCode !== 200) failed(new Error(`${path}: ${response.statusCode}`));
      let bytes = 0;
      response.on('data', (chunk) => (bytes += chunk.length));
      response.on('end', () => done(bytes));
    }).on('error', failed);
  });
}

/**
 * The CPU of one request, from many one after another.
 * @param {string} path
 */
async function cpuOf(path) {
  for (let count = 0; count < WARM_UP; count++) await bytesOf(path, 'br');
  const before = usedCpuMs(site.child.pid);
  for (let count = 0; count < requests; count++) await bytesOf(path, 'br');
  return (usedCpuMs(site.child.pid) - before) / requests;
}

async function printMarks() {
  const [{ chromium }, { default: lighthouse }, { browserPath }] = await Promise.all([
    import('@playwright/test'),
    import('lighthouse'),
    import('../scripts/browser.mjs'),
  ]);
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath(),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  for (const path of ['/lite', '/hi/lite', '/lite/india', litePath(PATHS[4] ?? '')]) {
    const result = await lighthouse(site.origin + path, {
      port,
      logLevel: 'silent',
      output: 'json',
    });
    const { categories = {}, audits = {} } = result?.lhr ?? {};
    const marks = Object.values(categories).map(
      ({ id, score }) => `${id} ${Math.round((score ?? 0) * 100)}`,
    );
    const failed = Object.values(audits)
      .filter(
        ({ score, scoreDisplayMode }) =>
          score !== null && score < 1 && scoreDisplayMode === 'binary',
      )
      .map(({ id, explanation }) => `${id}${explanation ? `: ${explanation}` : ''}`);
    console.log(
      `${path}: ${marks.join(', ')}${failed.length > 0 ? ` (${failed.join('; ')})` : ''}`,
    );
  }
  await browser.close();
}
