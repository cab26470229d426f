// Measures the site's cost for 20,000 open live pages behind nginx of `deploy`, also while the
// provider fails. Prints a line per half minute.

import { createServer } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { brotliDecompressSync } from 'node:zlib';
import { Pool } from 'undici';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { startEdge } from './edgeServers.mjs';
import { usedCpuMs } from './measures.mjs';
import { startProvider, startSite } from './servers.mjs';

const TURN_MS = 30_000;
const UPDATE_MS = 20_000;
/** Phone clocks differ, so the polls of one half minute spread over this time. */
const SPREAD_MS = 5_000;
/**
 * Percentages of pages: opened again each half minute, woken from sleep, or polling only once a
 * minute.
 */
const SHARE = { opened: 2, awoken: 1, slow: 20 };
const UPDATES = 200;
const CONNECTIONS = 256;
const ID = 'session';
const REACHED = /^(?:MISS|EXPIRED|BYPASS|REVALIDATED)$/;

/** @typedef {{ after: string | null, etags: Map<string, string> }} Page `etags` by URL, as a browser keeps them */

const { values } = parseArgs({
  options: {
    pages: { type: 'string', default: '20000' },
    turns: { type: 'string', default: '5' },
  },
});
const [count, turns] = [Number(values.pages), Number(values.turns)];
if (!(count >= 1 && turns >= 1)) throw new Error('--pages and --turns must be numbers');

let isFailing = false;
const start = Date.now();
const provider = await startProvider(providerServer());
const port = await freePort();
const sitePort = String(await freePort());
const site = await startSite(provider.port, {
  PORT: sitePort,
  HOST: '127.0.0.1',
  SITE_URL: `http://127.0.0.1:${port}`,
  TRUSTED_EDGES: '127.0.0.1',
});
const edge = await startEdge('nginx', port, [Number(sitePort), Number(sitePort)]);
const pool = new Pool(edge.origin, { connections: CONNECTIONS, pipelining: 1 });
/** @type {Map<string, string>} */
const newestOf = new Map();

/** @type {Page[]} */
const pages = Array.from({ length: count }, () => ({ after: newestId(), etags: new Map() }));
await ask(openedPage(), emptyTally());
console.log(`${count} pages, ${UPDATES} updates and one each ${UPDATE_MS / 1000} s`);
for (let turn = 0; turn < turns; turn++) {
  isFailing = turns > 2 && turn === turns - 2;
  const tally = await pollOnce(turn);
  console.log(lineOf(tally, isFailing));
}
await pool.close();
await edge.stop();
await site.stop();
await provider.stop();

function providerServer() {
  const newsroom = createNewsroom();
  return createServer((request, response) => {
    if (request.url !== '/api/news') return void newsroom.emit('request', request, response);
    if (isFailing) return void response.writeHead(500).end();
    response.setHeader('Content-Type', 'application/json');
    response.end(JSON.stringify([story()]));
  });
}

function newestNumber() {
  return UPDATES + Math.floor((Date.now() - start) / UPDATE_MS);
}
function newestId() {
  return `n${newestNumber()}`;
}

function story() {
  const newest = newestNumber();
  return {
    id: ID,
    title: 'विधानसभा का मानसून सत्र: हर पल की ख़बर',
    language: 'hi',
    timestamp: new Date(start - UPDATES * UPDATE_MS).toISOString(),
    updates: Array.from({ length: newest }, (_, at) => ({
      id: `n${newest - at}`,
      timestamp: new Date(start + (newest - at - UPDATES) * UPDATE_MS).toISOString(),
      headline: `सदन में संशोधन संख्या ${newest - at} पर मतदान हुआ`,
      content: 'सदस्यों ने अपनी बात रखी और अध्यक्ष ने अगली कार्यवाही की सूचना दी। '.repeat(4),
    })),
  };
}

/** @returns {Page} */
function openedPage() {
  return { after: newestId(), etags: new Map() };
}

function emptyTally() {
  return {
    asked: 0,
    reached: 0,
    urls: new Set(),
    reachedUrls: new Set(),
    /** @type {Map<number, number>} */
    statuses: new Map(),
    slowestMs: 0,
    siteMs: 0,
  };
}

/** @param {number} turn */
async function pollOnce(turn) {
  const tally = emptyTally();
  await pause(TURN_MS - (Date.now() % TURN_MS));
  const before = usedCpuMs(site.child.pid);
  const polls = pages.flatMap((page, at) => {
    const place = at % 100;
    if (place < SHARE.opened) Object.assign(page, openedPage());
    // `LiveFollower` drops the cursor after five minutes of sleep.
    else if (place < SHARE.opened + SHARE.awoken) page.after = null;
    else if (place >= 100 - SHARE.slow && turn % 2 === 1) return [];
    return [pause(Math.random() * SPREAD_MS).then(() => ask(page, tally))];
  });
  await Promise.all(polls);
  tally.siteMs = usedCpuMs(site.child.pid) - before;
  return tally;
}

/**
 * @param {Page} page
 * @param {ReturnType<typeof emptyTally>} tally
 */
async function ask(page, tally) {
  const path = `/api/live/${ID}?lang=hi${page.after === null ? '' : `&after=${page.after}`}`;
  const known = page.etags.get(path);
  const since = performance.now();
  const { statusCode, headers, body } = await pool.request({
    path,
    method: 'GET',
    headers: { 'accept-encoding': 'br', ...(known !== undefined && { 'if-none-match': known }) },
  });
  const bytes = Buffer.from(await body.arrayBuffer());
  tally.asked++;
  tally.urls.add(path);
  tally.slowestMs = Math.max(tally.slowestMs, performance.now() - since);
  tally.statuses.set(statusCode, (tally.statuses.get(statusCode) ?? 0) + 1);
  if (REACHED.test(String(headers['x-cache']))) {
    tally.reached++;
    tally.reachedUrls.add(path);
  }
  if (statusCode !== 200) return;
  const etag = String(headers.etag);
  page.etags = new Map([[path, etag]]);
  page.after = newestOf.get(etag) ?? newestIn(etag, bytes);
}

/**
 * @param {string} etag
 * @param {Buffer} bytes
 */
function newestIn(etag, bytes) {
  const { newest } = JSON.parse(brotliDecompressSync(bytes).toString());
  newestOf.set(etag, newest);
  return newest;
}

/**
 * @param {ReturnType<typeof emptyTally>} tally
 * @param {boolean} failing
 */
function lineOf({ asked, reached, urls, reachedUrls, statuses, slowestMs, siteMs }, failing) {
  const answers = [...statuses].map(([status, times]) => `${status} × ${times}`).join(', ');
  return [
    `${asked} polls${failing ? ' while the provider fails' : ''}: ${answers}`,
    `${urls.size} URLs, ${reachedUrls.size} of which the site was asked ${reached} times`,
    `its CPU ${Math.round(siteMs)} ms`,
    `slowest ${Math.round(slowestMs)} ms`,
  ].join('; ');
}
