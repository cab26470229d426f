// npm run budget, after `npm run build:tests`: fails if a page exceeds its budget.
// `e2e/shift.wide.spec.ts` checks layout shift (CLS 0).

import { dataDirOf } from '../newsroom/newsSets.mjs';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { TEST_SITE } from '../scripts/testSiteFolder.mjs';
import { buildFault } from '../server/builtSite.mjs';
import { PAGE_BUDGETS, TOOL_SCRIPT_BYTES } from './budgets.mjs';
import { startProvider, startSite } from './servers.mjs';
import { createScale, getOk, sum } from './weight.mjs';

/** A page without an island of its own loads only what every page loads. */
const SHARED = '/privacy-policy';
const KINDS = /** @type {const} */ ([
  'html',
  'inlineCss',
  'scripts',
  'flight',
  'elements',
  'requests',
]);
const budgets = Object.entries(PAGE_BUDGETS);

// The budgets hold only for the tests' site; texts of other newsrooms differ in size.
if (buildFault(TEST_SITE)) {
  console.error('The limits are for the site of the tests. Run npm run build:tests first.');
  process.exit(2);
}

await withNews('full', async (origin) => {
  const weightOf = createScale(origin);
  await judgePages(weightOf, budgets);
  const shared = await weightOf(SHARED);
  for (const path of await toolPaths(origin)) {
    const { scriptSizes } = await weightOf(path);
    const own = [...scriptSizes].filter(([script]) => !shared.scriptSizes.has(script));
    judge(path, [['scripts of its own', sum(own.map(([, size]) => size)), TOOL_SCRIPT_BYTES]]);
  }
});

// Pages must not grow with fewer stories. Story pages are skipped, because this set has others.
await withNews('thin', (origin) =>
  judgePages(
    createScale(origin),
    budgets.filter(([path]) => !path.startsWith('/news/')),
    'thin news: ',
  ),
);

/**
 * @param {string} news name of a set in `newsroom/newsSets.mjs`
 * @param {(origin: string) => Promise<void>} measure
 */
async function withNews(news, measure) {
  const provider = await startProvider(createNewsroom({ dataDir: dataDirOf(news) }));
  const site = await startSite(provider.port);
  await measure(site.origin);
  await site.stop();
  await provider.stop();
}

/** @param {string} origin */
async function toolPaths(origin) {
  const sitemap = await getOk(`${origin}/sitemaps/pages.xml`);
  const tools = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/tools\/[^<]+)<\/loc>/g)];
  if (tools.length === 0) throw new Error('budget: the sitemap names no tool');
  return tools.map(([, path = '']) => path);
}

/**
 * @param {ReturnType<typeof createScale>} weightOf
 * @param {readonly (readonly [string, import('./budgets.mjs').Budget])[]} pages
 * @param {string} [news] prefix of the output
 */
async function judgePages(weightOf, pages, news = '') {
  for (const [path, budget] of pages) {
    const weight = await weightOf(path);
    judge(
      news + path,
      KINDS.map((kind) => [kind, weight[kind], budget[kind]]),
    );
  }
}

/**
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
