// Measures the cost of pages for growing lists of stories, and the event-loop delay after a change.
// Needs Linux, for CPU time of processes.

import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { median, usedCpuMs } from './measures.mjs';
import { startSite } from './servers.mjs';

const PATHS = [
  '/',
  '/india',
  '/news/s0',
  '/search?q=reservoir',
  '/lite',
  '/lite/news/s0',
  '/api/breaking-news?lang=hi',
  '/feeds/en/all.rss',
  '/sitemaps/stories.xml',
  '/sitemaps/news.xml',
];
const STATES = ['Madhya Pradesh', 'Bihar', 'Kerala', 'Assam', 'Gujarat'];
/**
 * With much memory V8 delays garbage collection; 20,000 stories need more than `soak.mjs` allows.
 */
const HEAP = '--max-old-space-size=320';
const START = Date.now();

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '100,10000,100000' },
    rounds: { type: 'string', default: '5' },
    requests: { type: 'string', default: '20' },
    warm: { type: 'string', default: '150' },
    changes: { type: 'string', default: '6' },
    /** Lets the provider answer 304. */
    etag: { type: 'boolean', default: false },
  },
});
const counts = [values.rounds, values.requests, values.warm, values.changes].map(Number);
const [rounds = 1, requests = 1, warm = 1, changes = 1] = counts;
if (!counts.every((count) => count >= 1))
  throw new Error('--rounds, --requests, --warm and --changes must be numbers');

// One site per size. Requests alternate between them, so that the machine's speed affects all
// equally.
const sites = await Promise.all(values.sizes.split(',').map((size) => startSized(Number(size))));
for (const path of PATHS)
  for (let count = 0; count < warm; count++) for (const site of sites) await ask(site, path);

console.log(`| CPU, ms | ${sites.map(({ size }) => size).join(' | ')} |`);
console.log(`| --- |${' ---: |'.repeat(sites.length)}`);
for (const path of PATHS) {
  const taken = sites.map(() => /** @type {number[]} */ ([]));
  for (let round = 0; round < rounds; round++)
    for (const [at, site] of sites.entries()) {
      const before = usedCpuMs(site.child.pid);
      for (let count = 0; count < requests; count++) await ask(site, path);
      taken[at]?.push((usedCpuMs(site.child.pid) - before) / requests);
    }
  console.log(`| \`${path}\` | ${taken.map((some) => median(some).toFixed(1)).join(' | ')} |`);
}

/** @type {string[][]} */
const rows = [];
for (const site of sites) {
  const { heldUp, cpu } = await costOfChanges(site);
  rows.push([
    `${site.size} stories, ${site.megabytes().toFixed(1)} MB`,
    `${Math.max(...heldUp).toFixed(0)} (${median(heldUp).toFixed(0)})`,
    median(cpu).toFixed(0),
    `${memoryMb(site, 'VmRSS')} (${memoryMb(site, 'VmHWM')})`,
  ]);
}
console.log('\n| List | a change holds up, ms: most (median) | CPU, ms | RSS, MB (most) |');
console.log('| --- | ---: | ---: | ---: |');
for (const row of rows) console.log(`| ${row.join(' | ')} |`);
await Promise.all(sites.map(({ stop }) => stop()));
process.exit();

/** @param {number} size */
async function startSized(size) {
  const newsroom = createNewsroom();
  let [edition, body] = [0, listOf(size, 0)];
  let etag = etagOf(body);
  const provider = createServer((request, response) => {
    const path = request.url?.split('?')[0];
    if (!values.etag) delete request.headers['if-none-match'];
    if (path === '/api/breaking-news' || path === '/api/featured-stories') {
      response.setHeader('Content-Type', 'application/json');
      return response.end('[]');
    }
    if (path !== '/api/news') return newsroom.emit('request', request, response);
    if (values.etag) response.setHeader('ETag', etag);
    if (request.headers['if-none-match'] === etag) return response.writeHead(304).end();
    response.setHeader('Content-Type', 'application/json');
    response.setHeader('Content-Length', body.byteLength);
    response.end(body);
  });
  const port = await freePort();
  await once(provider.listen(port), 'listening');
  const metrics = await freePort();
  const site = await startSite(port, { METRICS_PORT: String(metrics), NODE_OPTIONS: HEAP });
  return {
    ...site,
    size,
    metrics,
    megabytes: () => body.byteLength / 1e6,
    change: () => {
      body = listOf(size, ++edition);
      etag = etagOf(body);
    },
  };
}

/** @typedef {Awaited<ReturnType<typeof startSized>>} Sized */

/** @param {Buffer} body */
function etagOf(body) {
  return `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
}

/**
 * Newest last. Each edition changes the newest and every thousandth story.
 *
 * @param {number} size @param {number} edition
 */
function listOf(size, edition) {
  return Buffer.from(
    JSON.stringify(
      Array.from({ length: size }, (_, at) => {
        const age = size - 1 - at;
        const changed = age % 1000 === 0 ? ` (${edition})` : '';
        return {
          id: `s${age}`,
          title: `Reservoir ${age} opens its gates as rain fills the upper valley${changed}`,
          category: ['india', 'sports', 'world'][age % 3],
          state: STATES[age % STATES.length],
          author: 'Desk',
          timestamp: new Date(START - age * 60_000).toISOString(),
          summary: `Engineers let out water at noon in district ${age % 75}, and villages were told an hour before.`,
          content: `The level stood at ${100 + (age % 300)} metres in the morning. By evening it had fallen, and the road below the wall was open again.\n\nFarmers of ${age % 40} villages had asked for the water since Monday.`,
        };
      }),
    ),
  );
}

/** @param {Sized} site @param {string} path */
async function ask({ origin }, path) {
  const response = await fetch(origin + path);
  await response.arrayBuffer();
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
}

/** @param {Sized} site */
async function costOfChanges(site) {
  const [heldUp, cpu] = [/** @type {number[]} */ ([]), /** @type {number[]} */ ([])];
  for (let count = 0; count < changes; count++) {
    site.change();
    // The site requests a list at most once a second.
    await pause(1500);
    await longestHoldUpMs(site);
    const before = usedCpuMs(site.child.pid);
    await ask(site, '/');
    cpu.push(usedCpuMs(site.child.pid) - before);
    heldUp.push(await longestHoldUpMs(site));
  }
  return { heldUp, cpu };
}

/** Longest event-loop delay since the last call. @param {Sized} site */
async function longestHoldUpMs({ metrics }) {
  const text = await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text();
  return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)?.[1]) * 1000;
}

/** @param {Sized} site @param {'VmRSS' | 'VmHWM'} name */
function memoryMb({ child }, name) {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  return (Number(new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(status)?.[1]) / 1000).toFixed(0);
}
