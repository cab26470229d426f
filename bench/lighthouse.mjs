// Lighthouse's four marks for a phone, 0 to 100, in the Chromium of the tests. What costs a mark is
// printed beside. On localhost it takes plain HTTP for secure, as browsers do.
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { browserPath } from '../scripts/browser.mjs';
import { freePort } from '../scripts/freePort.mjs';
import { BARE_KIND, warmPages } from './pages.mjs';
import { runAlone } from './runAlone.mjs';
import { withBareAndSite } from './servers.mjs';
import { median } from './statistics.mjs';

const ROUNDS = 3;
/** Lighthouse's own limit of what needs work. */
const GREEN = 0.9;
const KINDS = [
  BARE_KIND,
  'home',
  'article, 3,000 characters',
  '/india',
  'state',
  'section',
  'EMI',
  'search',
];
const CATEGORIES = /** @type {const} */ (['performance', 'accessibility', 'best-practices', 'seo']);

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @param {string} url
 * @param {number} port of the browser's remote debugging
 */
async function auditOf(url, port) {
  const result = await lighthouse(url, {
    port,
    logLevel: 'silent',
    onlyCategories: [...CATEGORIES],
  });
  if (!result) throw new Error(`bench: Lighthouse gave no result for ${url}`);
  return result.lhr;
}

/**
 * The marks of a page, each the median of some rounds; null where Lighthouse gave none.
 * @param {import('./pages.mjs').Page} page
 * @param {number} port
 * @param {number} rounds
 * @returns {Promise<Figure[]>}
 */
async function marksOf({ kind, lang, url }, port, rounds) {
  /** @type {import('lighthouse').Result[]} */
  const audited = [];
  for (let round = 0; round < rounds; round++) audited.push(await auditOf(url, port));
  return CATEGORIES.map((figure) => {
    const faults = new Set(audited.flatMap((result) => faultsIn(result, figure)));
    if (faults.size > 0) console.error(`${kind}, ${lang}, ${figure}: ${[...faults].join(', ')}`);
    const scores = audited.flatMap(({ categories }) => categories[figure]?.score ?? []);
    return { figure, kind, lang, value: scores.length ? Math.round(median(scores) * 100) : null };
  });
}

/**
 * The audits that cost a mark.
 * @param {import('lighthouse').Result} result
 * @param {(typeof CATEGORIES)[number]} category
 */
const faultsIn = ({ categories, audits }, category) =>
  (categories[category]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < GREEN)
    .map(({ id }) => id);

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<Figure[]>}
 */
export const lighthouseFigures = ({ rounds = ROUNDS }) =>
  withBareAndSite(async (servers) => {
    const port = await freePort();
    const browser = await chromium.launch({
      executablePath: browserPath({ measures: true }),
      args: ['--no-sandbox', `--remote-debugging-port=${port}`],
    });
    try {
      /** @type {Figure[]} */
      const figures = [];
      for (const page of await warmPages(servers))
        if (KINDS.includes(page.kind)) figures.push(...(await marksOf(page, port, rounds)));
      return figures;
    } finally {
      await browser.close();
    }
  });

await runAlone(import.meta.url, lighthouseFigures);
