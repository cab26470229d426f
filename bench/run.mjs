// Compares each kind of page with a bare one, in Markdown: bytes, server CPU, Lighthouse on a
// phone. Needs Linux, for CPU time of processes.

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { cpus, loadavg } from 'node:os';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { browserPath } from '../scripts/browser.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { PAGE_BUDGETS } from './budgets.mjs';
import { median, usedCpuMs } from './measures.mjs';
import { startBare, startProvider, startSite } from './servers.mjs';
import { createScale, getOk } from './weight.mjs';

const BARE = 'bare page';
const HEAD = [
  ...['Page', 'HTML, KB', 'scripts, KB', 'flight, KB', 'elements', 'requests'],
  ...['CPU, ms', '× bare', 'FCP, ms', 'LCP, ms', 'CLS', 'TBT, ms', '× bare', 'scripting, ms'],
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '9' },
    requests: { type: 'string', default: '40' },
    /**
     * A count, because within a fixed time a bare page would get ten times as many requests as the
     * front page.
     */
    warm: { type: 'string', default: '600' },
    /** Lighthouse runs, each a few seconds. */
    runs: { type: 'string', default: '5' },
    pages: { type: 'string', default: Object.keys(PAGE_BUDGETS).join() },
    /** A folder with another built version, measured in turn with this one. */
    before: { type: 'string' },
  },
});
const counts = [values.rounds, values.requests, values.warm, values.runs].map(Number);
if (!counts.every((count) => count >= 1))
  throw new Error('--rounds, --requests, --warm and --runs must be numbers');
const [rounds = 1, requests = 1, warm = 1, runs = 1] = counts;

const load = loadavg()[0] ?? 0;
const provider = await startProvider();
const bare = await startBare();
const site = await startSite(provider.port);
const before = values.before ? await startVersion(values.before) : null;
/** @typedef {{ name: string, url: string, pid: number }} Page */
/** @type {Page[]} */
const pages = [
  { name: BARE, url: bare.origin, pid: bare.child.pid ?? 0 },
  ...values.pages
    .split(',')
    .flatMap((path) => [...(before ? [pageOf(before, path, ' before')] : []), pageOf(site, path)]),
];
const cpu = await cpuOf(pages);
const vitals = await vitalsOf(pages);
const rows = [];
for (const [at, { name, url }] of pages.entries()) {
  const { origin, pathname, search } = new URL(url);
  const weight = await createScale(origin)(pathname + search);
  const { fcp = [], lcp = [], cls = [], tbt = [], scripting = [] } = vitals[at] ?? {};
  rows.push([
    name,
    ...[weight.html, weight.scripts, weight.flight].map((bytes) => (bytes / 1000).toFixed(1)),
    ...[weight.elements, weight.requests].map(String),
    spread(cpu[at] ?? [], 1),
    ratio(median(cpu[at] ?? []), median(cpu[0] ?? [])),
    ...[fcp, lcp].map((ms) => spread(ms, 0)),
    median(cls).toFixed(3),
    spread(tbt, 0),
    ratio(median(tbt), median(vitals[0]?.tbt ?? [])),
    median(scripting).toFixed(0),
  ]);
}
await Promise.all([bare.stop(), site.stop(), before?.stop()]);
await provider.stop();

const conditions = [
  new Date().toISOString().slice(0, 10),
  `${cpus()[0]?.model}, ${cpus().length} cores, load ${load.toFixed(1)} at the start`,
  `Node ${process.versions.node}`,
  `${rounds} rounds of ${requests} requests, after ${warm}; ${runs} runs of Lighthouse`,
];
const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
console.log(`${conditions.join(' · ')}\n`);
for (const row of [HEAD, rule, ...rows]) console.log(`| ${row.join(' | ')} |`);

/**
 * @param {import('./servers.mjs').Server} server
 * @param {string} path
 */
function pageOf({ origin, child }, path, version = '') {
  return { name: `\`${path}\`${version}`, url: origin + path, pid: child.pid ?? 0 };
}

/**
 * @param {string} folder
 * @returns {Promise<import('./servers.mjs').Server>}
 */
async function startVersion(folder) {
  const servers = await import(pathToFileURL(resolve(folder, 'bench/servers.mjs')).href);
  return servers.startSite(provider.port);
}

/** @param {number | undefined} value @param {number | undefined} base */
function ratio(value, base) {
  return value === undefined || !base ? '–' : (value / base).toFixed(2);
}

/**
 * Formats the median with the lowest and highest value.
 *
 * @param {number[]} numbers @param {number} digits
 */
function spread(numbers, digits) {
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)].map((one) =>
    one.toFixed(digits),
  );
  return `${median(numbers).toFixed(digits)} (${least}–${most})`;
}

/**
 * CPU milliseconds per request, for each page and round. Rounds mix all pages, so that the
 * machine's speed affects all equally.
 *
 * @param {readonly Page[]} pages
 */
async function cpuOf(pages) {
  const taken = pages.map(() => /** @type {number[]} */ ([]));
  for (let count = 0; count < warm; count++) for (const { url } of pages) await getOk(url);
  for (let round = 0; round < rounds; round++)
    for (const [at, { pid, url }] of pages.entries()) {
      const before = usedCpuMs(pid);
      for (let count = 0; count < requests; count++) await getOk(url);
      taken[at]?.push((usedCpuMs(pid) - before) / requests);
    }
  return taken;
}

/**
 * `scripting` is mostly React's hydration.
 *
 * @param {readonly Page[]} pages
 */
async function vitalsOf(pages) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath({ measures: true }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const results = pages.map(() => /** @type {import('lighthouse').Result[]} */ ([]));
  for (let run = 0; run < runs; run++)
    for (const [at, { url }] of pages.entries()) {
      const flags = /** @type {const} */ ({ port, logLevel: 'silent' });
      const result = await lighthouse(url, { ...flags, onlyCategories: ['performance'] });
      if (result) results[at]?.push(result.lhr);
    }
  await browser.close();
  return results.map((ofPage) => {
    /** @param {string} audit */
    const of = (audit) => ofPage.map(({ audits }) => audits[audit]?.numericValue ?? NaN);
    return {
      fcp: of('first-contentful-paint'),
      lcp: of('largest-contentful-paint'),
      cls: of('cumulative-layout-shift'),
      tbt: of('total-blocking-time'),
      scripting: of('bootup-time'),
    };
  });
}
