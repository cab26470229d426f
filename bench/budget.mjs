// Fails when a page is over its budget (`npm run budget`, after a build). Needs no clock. That
// nothing moves while a page loads (CLS 0) is held by `e2e/shift.wide.spec.ts`.
import { gzipSync } from 'node:zlib';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { dataDirOf } from '../newsroom/newsSets.mjs';
import { BARE_SCRIPT_BYTES, PAGE_BUDGETS, TOOL_SCRIPT_BYTES } from './budgets.mjs';
import { documentFigures } from './document.mjs';
import { getOk, getWhole } from './get.mjs';
import { withSite } from './servers.mjs';
import { sum } from './statistics.mjs';

/** A page without an island of its own: what it loads, every page loads. */
const SHARED = '/privacy-policy';

/** @param {string} text */
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** @typedef {import('./budgets.mjs').Budget & { scriptSizes: Map<string, number> }} Weight */

/**
 * Weighs pages and scripts of a site, each once.
 * @param {string} origin
 */
function createPageWeigher(origin) {
  /** @type {Map<string, number>} */
  const knownSizes = new Map();
  /** @type {Map<string, Weight>} */
  const weights = new Map();

  /** @param {string} script */
  async function sizeOf(script) {
    const size = knownSizes.get(script) ?? gzipped((await getOk(origin + script)).text());
    knownSizes.set(script, size);
    return size;
  }

  /** @param {string} path @returns {Promise<Weight>} */
  async function weigh(path) {
    const html = (await getWhole(origin + path)).text();
    const { scripts, inlineCss, flight, elements, files } = documentFigures(html);
    /** @type {Map<string, number>} */
    const sizes = new Map();
    for (const script of scripts) sizes.set(script, await sizeOf(script));
    return {
      html: gzipped(html),
      inlineCss: gzipped(inlineCss),
      scripts: sum(sizes.values()) - BARE_SCRIPT_BYTES,
      flight: Buffer.byteLength(flight),
      elements,
      requests: files.length + 1, // and the HTML
      scriptSizes: sizes,
    };
  }

  return {
    /** @param {string} path */
    weightOf: async (path) => {
      const weight = weights.get(path) ?? (await weigh(path));
      weights.set(path, weight);
      return weight;
    },
  };
}

/**
 * The paths of the tools, as the sitemap names them.
 * @param {string} origin
 */
async function toolPaths(origin) {
  const sitemap = (await getOk(`${origin}/sitemaps/pages.xml`)).text();
  const tools = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/tools\/[^<]+)<\/loc>/g)];
  if (tools.length === 0) throw new Error('budget: the sitemap names no tool');
  return tools.map(([, path = '']) => path);
}

/**
 * Prints what a page weighs of its budget, and fails the run when any kind is over.
 * @param {string} path
 * @param {[what: string, value: number, budget: number][]} kinds
 */
function judge(path, kinds) {
  const isOver = kinds.some(([, value, budget]) => value > budget);
  const list = kinds.map(
    ([what, value, budget]) => `${what} ${value}${value > budget ? ' EXCEEDS ' : ' of '}${budget}`,
  );
  console.log(`${isOver ? 'OVER  ' : 'within'} ${path}: ${list.join(', ')}`);
  if (isOver) process.exitCode = 1;
}

const KINDS = /** @type {const} */ ([
  'html',
  'inlineCss',
  'scripts',
  'flight',
  'elements',
  'requests',
]);

/**
 * @param {(path: string) => Promise<Weight>} weightOf
 * @param {readonly (readonly [string, import('./budgets.mjs').Budget])[]} budgets by path
 * @param {string} [of] which news, where it is not the full set
 */
async function judgePages(weightOf, budgets, of = '') {
  for (const [path, budget] of budgets) {
    const weight = await weightOf(path);
    judge(
      of + path,
      KINDS.map((kind) => [kind, weight[kind], budget[kind]]),
    );
  }
}

const budgets = Object.entries(PAGE_BUDGETS);

await withSite(async ({ origin }) => {
  const { weightOf } = createPageWeigher(origin);
  await judgePages(weightOf, budgets);
  const shared = await weightOf(SHARED);
  for (const path of await toolPaths(origin)) {
    const { scriptSizes } = await weightOf(path);
    const own = [...scriptSizes]
      .filter(([script]) => !shared.scriptSizes.has(script))
      .map(([, size]) => size);
    judge(path, [['scripts of its own', sum(own), TOOL_SCRIPT_BYTES]]);
  }
}, createNewsroom());

// Less news weighs no more; it has other stories, so its articles are others.
await withSite(
  ({ origin }) =>
    judgePages(
      createPageWeigher(origin).weightOf,
      budgets.filter(([path]) => !path.startsWith('/news/')),
      'thin news: ',
    ),
  createNewsroom({ dataDir: dataDirOf('thin') }),
);
