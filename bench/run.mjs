// Measures each kind of page beside a bare one and prints a table of Markdown (`npm run bench`): bytes, the
// server's CPU, and Lighthouse's run on a phone. `-- --rounds 1 --requests 10` only shows that it works.
// Linux, since it reads the process's own accounting.

import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { browserPath } from '../scripts/browser.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { PAGE_BUDGETS } from './budgets.mjs';
import { startBare, startProvider, startSite } from './servers.mjs';
import { createScale, getOk } from './weight.mjs';

const WARM_UP = 60;
const BARE = 'bare page';
const HEAD = [
  ...['Page', 'HTML, KB', 'scripts, KB', 'flight, KB', 'elements', 'requests'],
  ...['CPU, ms', '× bare', 'FCP, ms', 'LCP, ms', 'CLS', 'TBT, ms', '× bare', 'scripting, ms'],
];

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '3' },
    requests: { type: 'string', default: '100' },
  },
});
const [rounds, requests] = [Number(values.rounds), Number(values.requests)];
if (!(rounds >= 1 && requests >= 1)) throw new Error('--rounds and --requests must be numbers');

const load = loadavg()[0] ?? 0;
const provider = await startProvider();
const [bare, site] = [await startBare(), await startSite(provider.port)];
/** @typedef {{ name: string, url: string, pid: number }} Page */
/** @type {Page[]} */
const pages = [
  { name: BARE, url: bare.origin, pid: bare.child.pid ?? 0 },
  ...Object.keys(PAGE_BUDGETS).map((path) => ({
    name: `\`${path}\``,
    url: site.origin + path,
    pid: site.child.pid ?? 0,
  })),
];
const cpu = await cpuOf(pages);
const vitals = await vitalsOf(pages);
const rows = [];
for (const [at, { name, url }] of pages.entries()) {
  const { origin, pathname, search } = new URL(url);
  const weight = await createScale(origin)(pathname + search);
  const { fcp = NaN, lcp = NaN, cls = NaN, tbt = NaN, scripting = NaN } = vitals[at] ?? {};
  rows.push([
    name,
    ...[weight.html, weight.scripts, weight.flight].map((bytes) => (bytes / 1000).toFixed(1)),
    ...[weight.elements, weight.requests].map(String),
    (cpu[at] ?? NaN).toFixed(1),
    ratio(cpu[at], cpu[0]),
    ...[fcp, lcp].map((ms) => ms.toFixed(0)),
    cls.toFixed(3),
    tbt.toFixed(0),
    ratio(tbt, vitals[0]?.tbt),
    scripting.toFixed(0),
  ]);
}
await Promise.all([bare.stop(), site.stop()]);
await provider.stop();

const conditions = [
  new Date().toISOString().slice(0, 10),
  `${cpus()[0]?.model}, ${cpus().length} cores, load ${load.toFixed(1)} at the start`,
  `Node ${process.versions.node}`,
  `${rounds} rounds of ${requests} requests`,
];
const rule = HEAD.map((_, column) => (column === 0 ? '---' : '---:'));
console.log(`${conditions.join(' · ')}\n`);
for (const row of [HEAD, rule, ...rows]) console.log(`| ${row.join(' | ')} |`);

/** @param {number | undefined} value @param {number | undefined} base */
function ratio(value, base) {
  return value === undefined || !base ? '–' : (value / base).toFixed(2);
}

/** @param {number[]} numbers */
function median(numbers) {
  return [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? NaN;
}

/**
 * The server's CPU time of a request to each page, in milliseconds: the least of some rounds, since what
 * else the machine does adds to a time and never takes away. Each round asks for all pages, so that the
 * machine's pace is the same for a page and for the bare one.
 * @param {readonly Page[]} pages
 */
async function cpuOf(pages) {
  const tickMs = 1000 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));
  /** @param {number} pid */
  const usedMs = (pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
    return (Number(fields[11]) + Number(fields[12])) * tickMs;
  };
  const least = pages.map(() => Infinity);
  for (const { url } of pages)
    for (let count = 0; count < Math.min(WARM_UP, requests); count++) await getOk(url);
  for (let round = 0; round < rounds; round++)
    for (const [at, { pid, url }] of pages.entries()) {
      const before = usedMs(pid);
      for (let count = 0; count < requests; count++) await getOk(url);
      least[at] = Math.min(least[at] ?? Infinity, (usedMs(pid) - before) / requests);
    }
  return least;
}

/**
 * Of each page the medians of Lighthouse's runs on its own slow phone. `scripting` is the time that scripts
 * take: most of it is React's hydration.
 * @param {readonly Page[]} pages
 */
async function vitalsOf(pages) {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath: browserPath({ measures: true }),
    args: ['--no-sandbox', `--remote-debugging-port=${port}`],
  });
  const runs = pages.map(() => /** @type {import('lighthouse').Result[]} */ ([]));
  for (let round = 0; round < rounds; round++)
    for (const [at, { url }] of pages.entries()) {
      const flags = /** @type {const} */ ({ port, logLevel: 'silent' });
      const result = await lighthouse(url, { ...flags, onlyCategories: ['performance'] });
      if (result) runs[at]?.push(result.lhr);
    }
  await browser.close();
  return runs.map((results) => {
    /** @param {string} audit */
    const of = (audit) => median(results.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
    return {
      fcp: of('first-contentful-paint'),
      lcp: of('largest-contentful-paint'),
      cls: of('cumulative-layout-shift'),
      tbt: of('total-blocking-time'),
      scripting: of('bootup-time'),
    };
  });
}
