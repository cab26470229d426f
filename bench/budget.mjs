// What a page weighs: the JavaScript of its first load, and its HTML, as `gzip -9` of each file.
// Fails when one of them is over its budget (`npm run budget`, after a build).
import { gzipSync } from 'node:zlib';
import { withSite } from './server.mjs';

/** A page of nothing but a heading, Next 16.4.5. */
const BARE_BYTES = 134_580;
/** Above a bare page. */
const HOME_SCRIPT_BYTES = 25_500;
const TOOL_SCRIPT_BYTES = 10_000;

/** A page without an island of its own: what it loads, every page loads. */
const SHARED = '/privacy-policy';

/** One page of each kind, with a little room above what it weighed on 2026-11-22. */
const HTML_BYTES = {
  '/': 43_500,
  '/hi': 49_000,
  '/india': 37_500,
  '/hi/india': 42_500,
  '/india/madhya-pradesh': 42_500,
  '/sports': 39_000,
  '/news/mp-village-councils-post-minutes-online': 32_500,
  '/privacy-policy': 31_000,
  '/search?q=bridge': 25_000,
  '/tools/emi-calculator': 30_500,
};

/** @param {Buffer} bytes */
const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

/** @param {string} url */
const download = async (url) => Buffer.from(await (await fetch(url)).arrayBuffer());

/**
 * The scripts that a page loads, by URL, and its HTML, in bytes of gzip.
 * @param {string} page
 */
async function weigh(page) {
  const html = await download(page);
  // `nomodule` scripts are for browsers that load none of the others.
  const tags = [...html.toString().matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  /** @type {Map<string, number>} */
  const scripts = new Map();
  for (const [, src = ''] of tags) {
    const url = new URL(src.replaceAll('&amp;', '&'), page).href;
    if (!scripts.has(url)) scripts.set(url, gzipped(await download(url)));
  }
  return { html: gzipped(html), scripts };
}

/**
 * The paths of the tools, as the sitemap names them.
 * @param {string} site
 */
async function toolPaths(site) {
  const sitemap = (await download(`${site}/sitemaps/pages.xml`)).toString();
  const tools = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+(\/tools\/[^<]+)<\/loc>/g)];
  if (tools.length === 0) throw new Error('budget: the sitemap names no tool');
  return tools.map(([, path = '']) => path);
}

/** @param {Iterable<number>} sizes */
const sum = (sizes) => [...sizes].reduce((total, size) => total + size, 0);

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
function judge(what, bytes, budget) {
  const over = bytes > budget;
  console.log(`${over ? 'OVER  ' : 'within'} ${what}: ${bytes} of ${budget} bytes`);
  if (over) process.exitCode = 1;
}

await withSite(async (site) => {
  for (const path of ['/', '/hi']) {
    const { scripts } = await weigh(site + path);
    judge(
      `${path}, scripts above a bare page`,
      sum(scripts.values()) - BARE_BYTES,
      HOME_SCRIPT_BYTES,
    );
  }
  const shared = await weigh(site + SHARED);
  for (const path of await toolPaths(site)) {
    const { scripts } = await weigh(site + path);
    const own = [...scripts].filter(([url]) => !shared.scripts.has(url)).map(([, size]) => size);
    judge(`${path}, scripts of its own`, sum(own), TOOL_SCRIPT_BYTES);
  }
  for (const [path, budget] of Object.entries(HTML_BYTES))
    judge(`${path}, HTML`, (await weigh(site + path)).html, budget);
});
