// Runs steady load while the provider fails in every way. Fails if memory or descriptors grow, or
// the process ends or logs a fault.

import { createServer } from 'node:http';
import { createInterface } from 'node:readline';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { PATHS, startProvider, startSite } from './servers.mjs';

const GOOD_MS = 20_000;
const FAULT_MS = 10_000;

/** @type {Record<string, (response: import('node:http').ServerResponse) => void>} */
const FAULTS = {
  'answers 500': (response) => response.writeHead(500).end(),
  'never answers': () => {},
  'hangs up': (response) => response.destroy(),
  'breaks off': (response) => {
    response.writeHead(200, { 'Content-Length': '1000' }).write('[{"id":');
    setTimeout(() => response.destroy(), 50);
  },
  'answers in HTML': (response) => response.end('<!doctype html><h1>Sign in</h1>'),
  'is no list': (response) => response.end('{"message":"maintenance"}'),
  'sends entries of no use': (response) => response.end(JSON.stringify(Array(5000).fill({}))),
  'nests deep': (response) => response.end(`[${'['.repeat(50_000)}${']'.repeat(50_000)}]`),
};
const FAULT_NAMES = Object.keys(FAULTS);

const MINUTE_MS = 60_000;
/** By then all modules are loaded and compiled. */
const SETTLED_MINUTES = 5;
/** Faults differ in memory, so only complete cycles can be compared. */
const TURN_MINUTES = (FAULT_NAMES.length * (GOOD_MS + FAULT_MS)) / MINUTE_MS;
const READINGS_A_MINUTE = 12;
const REQUESTS_PER_S = 15;
/** A slow site gets fewer requests: the soak measures memory, not speed. */
const MOST_AT_ONCE = 60;
/** One page in five may share a render (0244); a unique query gives each of the others its own. */
const SHARED_EVERY = 5;
const TIMEOUT_MS = 30_000;

const LIMIT_MB = 350;
const LIMIT_GROWTH = 1.1;
/** Allows for open connections. */
const LIMIT_DESCRIPTORS = 40;
/**
 * With much memory V8 delays garbage collection, since the heap may take half of it; this limit
 * shows what is really held.
 */
const HEAP = '--max-old-space-size=256';
/** Node's message about unhandled rejections, and logged errors of our own. */
const FAULT_OF_OURS = /unhandled|"err":/i;

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '30' } } });
const minutes = Number(values.minutes);
const shortest = SETTLED_MINUTES + 2 * TURN_MINUTES;
if (!(minutes >= shortest)) throw new Error(`--minutes must be ${shortest} or more`);

const { server: news, faultNow } = createFaultyProvider();
const provider = await startProvider(news);
const metrics = await freePort();
const settings = { NODE_OPTIONS: HEAP, METRICS_PORT: String(metrics) };
const site = await startSite(provider.port, settings, 'pipe');
/** @type {string[]} */
const faults = [];
let lines = 0;
for (const stream of [site.child.stdout, site.child.stderr])
  if (stream)
    createInterface(stream).on('line', (line) => {
      lines++;
      if (FAULT_OF_OURS.test(line)) faults.push(line.slice(0, 300));
    });

const load = startLoad(site.origin);
/** @type {Awaited<ReturnType<typeof heldInMinute>>[]} */
const held = [];
while (held.length < minutes && site.child.exitCode === null) {
  const { megabytes, descriptors } = await heldInMinute();
  held.push({ megabytes, descriptors });
  const counts = [...load.counts].map(([what, count]) => `${what} ${count}`).join(', ');
  console.log(
    `minute ${held.length}: ${megabytes} MB, ${descriptors} descriptors; ${counts}; provider ${faultNow() ?? 'good'}`,
  );
}
load.stop();
const hasDied = site.child.exitCode !== null;
const exitCode = await site.stop();
await provider.stop();

const settled = mostOf(held.slice(SETTLED_MINUTES).slice(0, TURN_MINUTES));
const last = mostOf(held.slice(-TURN_MINUTES));
const verdicts = [
  [!hasDied && exitCode === 0, `process ${hasDied ? 'died' : 'ended'} with ${exitCode}`],
  [
    last.megabytes <= settled.megabytes * LIMIT_GROWTH,
    `memory ${settled.megabytes} MB, then ${last.megabytes} MB`,
  ],
  [last.megabytes < LIMIT_MB, `below ${LIMIT_MB} MB`],
  [
    last.descriptors - settled.descriptors <= LIMIT_DESCRIPTORS,
    `descriptors ${settled.descriptors}, then ${last.descriptors}`,
  ],
  [faults.length === 0, `${faults.length} faults of ours in ${lines} lines of the log`],
];
for (const [holds, what] of verdicts) console.log(`${holds ? 'passed' : 'FAILED'}  ${what}`);
for (const fault of faults.slice(0, 20)) console.log(`  ${fault}`);
process.exitCode = verdicts.every(([holds]) => holds) ? 0 : 1;

function createFaultyProvider() {
  const good = createNewsroom();
  const start = performance.now();
  const faultNow = () => {
    const since = performance.now() - start;
    const turn = Math.floor(since / (GOOD_MS + FAULT_MS));
    const isGood = since % (GOOD_MS + FAULT_MS) < GOOD_MS;
    return isGood ? null : (FAULT_NAMES[turn % FAULT_NAMES.length] ?? null);
  };
  const server = createServer((request, response) => {
    const fault = FAULTS[faultNow() ?? ''];
    if (fault) fault(response);
    else good.emit('request', request, response);
  });
  return { server, faultNow };
}

/**
 * Sends a constant number of requests per second, however slow the answers.
 *
 * @param {string} origin
 * @returns {{ counts: Map<string, number>, stop: () => void }}
 *   `counts`: statuses, requests without an answer (`lost`), and requests not sent because too many
 *   were open (`skipped`)
 */
function startLoad(origin) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  /** @param {string} what */
  const count = (what) => counts.set(what, (counts.get(what) ?? 0) + 1);
  let [turn, open] = [0, 0];
  const timer = setInterval(async () => {
    if (open >= MOST_AT_ONCE) return count('skipped');
    const path = PATHS[turn++ % PATHS.length] ?? '/';
    const own = turn % SHARED_EVERY === 0 ? '' : `${path.includes('?') ? '&' : '?'}n=${turn}`;
    open++;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const status = await fetch(origin + path + own, { signal })
      .then(async (response) => {
        await response.arrayBuffer();
        return String(response.status);
      })
      .catch(() => 'lost');
    open--;
    count(status);
  }, 1000 / REQUESTS_PER_S);
  return { counts, stop: () => clearInterval(timer) };
}

/**
 * Memory and descriptors from the metrics: the median of a minute, because garbage collection makes
 * memory fluctuate.
 */
async function heldInMinute() {
  /** @type {string[]} */
  const texts = [];
  for (let reading = 0; reading < READINGS_A_MINUTE; reading++) {
    await pause(MINUTE_MS / READINGS_A_MINUTE);
    const text = await fetch(`http://127.0.0.1:${metrics}/metrics`).then(
      (response) => response.text(),
      () => null,
    );
    if (text) texts.push(text);
  }
  /** @param {string} name */
  const middleOf = (name) =>
    texts
      .map((text) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]))
      .sort((a, b) => a - b)[Math.floor(texts.length / 2)] ?? NaN;
  return {
    megabytes: Math.round(middleOf('process_resident_memory_bytes') / 1e6),
    descriptors: middleOf('process_open_fds'),
  };
}

/**
 * Highest values of some minutes. NaN, which fails every limit, if nothing was measured.
 *
 * @param {typeof held} some
 */
function mostOf(some) {
  const most = (/** @type {number[]} */ values) => (some.length ? Math.max(...values) : NaN);
  return {
    megabytes: most(some.map(({ megabytes }) => megabytes)),
    descriptors: most(some.map(({ descriptors }) => descriptors)),
  };
}
