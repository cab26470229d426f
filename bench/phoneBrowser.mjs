// Chromium as a cheap phone: Lighthouse's mobile screen, network and processor, a cold cache for
// each visit, and the web vitals as Chrome reports them for real readers.
import { readFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { browserPath } from '../scripts/browser.mjs';

/** Lighthouse's "mobileSlow4G" and "Moto G Power"; 1.6 Mbit/s down, 0.75 up, in bytes a second. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_SLOWDOWN = 4;
const SCREEN = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const REPORT_TIMEOUT_MS = 5000;
/** Browsers report no interaction that is shorter: https://w3c.github.io/event-timing/#sec-events-exposed */
const SHORTEST_INTERACTION_MS = 16;

/** In milliseconds, but for `cls`. */
/** @typedef {{ fcp: number, lcp: number, cls: number, tbt: number, inp: number }} Vitals */

/**
 * @typedef {object} Visit
 * @property {import('@playwright/test').Page} page
 * @property {(url: string) => Promise<void>} open until nothing more is fetched
 * @property {Partial<Vitals>} vitals the last report of each, over all pages opened
 * @property {() => Promise<number>} interaction waits until that of the page is reported; where none is,
 *   the most that it can have been
 * @property {() => number} transferred bytes so far, heads and bodies as sent
 */

/** @typedef {{ visit: <T>(act: (visit: Visit) => Promise<T>) => Promise<T> }} Phone */

const LIBRARY = readFileSync(
  new URL('web-vitals.iife.js', import.meta.resolve('web-vitals')),
  'utf8',
);
/** Runs in the page, before any script of its own. */
const OBSERVE = `${LIBRARY};(() => {
  const report = (name) => ({ value }) => reportVital(name, value);
  // Without this only what is over 40 ms is an interaction.
  const all = { reportAllChanges: true, durationThreshold: 16 };
  let firstPaint = Infinity;
  webVitals.onFCP(({ value }) => { firstPaint = value; reportVital('fcp', value); }, all);
  webVitals.onLCP(report('lcp'), all);
  webVitals.onCLS(report('cls'), all);
  webVitals.onINP(report('inp'), all);
  // Total Blocking Time: of each task after the first paint, what is beyond 50 ms.
  const tasks = [];
  new PerformanceObserver((list) => {
    tasks.push(...list.getEntries());
    const late = tasks.filter(({ startTime }) => startTime >= firstPaint);
    reportVital('tbt', late.reduce((sum, { duration }) => sum + duration - 50, 0));
  }).observe({ type: 'longtask', buffered: true });
})();`;

/**
 * Runs `measure(phone)` with a browser of its own.
 * @template T
 * @param {(phone: Phone) => Promise<T>} measure
 */
export async function withPhone(measure) {
  const browser = await chromium.launch({
    executablePath: browserPath({ measures: true }),
    args: ['--no-sandbox'],
  });
  try {
    return await measure({ visit: (act) => visitIn(browser, act) });
  } finally {
    await browser.close();
  }
}

/**
 * @template T
 * @param {import('@playwright/test').Browser} browser
 * @param {(visit: Visit) => Promise<T>} act
 */
async function visitIn(browser, act) {
  const context = await browser.newContext(SCREEN);
  try {
    /** @type {Partial<Vitals>} */
    const vitals = {};
    await context.exposeFunction(
      'reportVital',
      (/** @type {keyof Vitals} */ name, /** @type {number} */ value) => {
        vitals[name] = value;
      },
    );
    await context.addInitScript(OBSERVE);
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    return await act({
      page,
      vitals,
      open: async (url) => void (await page.goto(url, { waitUntil: 'networkidle' })),
      interaction: () => until(() => vitals.inp, SHORTEST_INTERACTION_MS),
      transferred: () => bytes,
    });
  } finally {
    await context.close();
  }
}

/**
 * @param {() => number | undefined} read
 * @param {number} otherwise
 */
async function until(read, otherwise) {
  const end = performance.now() + REPORT_TIMEOUT_MS;
  while (performance.now() < end) {
    const value = read();
    if (value !== undefined) return value;
    await new Promise((done) => setTimeout(done, 20));
  }
  return otherwise;
}
