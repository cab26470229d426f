// Prints what the first load of JavaScript weighs: home's against a bare page of the same Next, and
// each tool's own.
import { gzipSync } from 'node:zlib';
import { withSite } from './server.mjs';

/** A page of nothing but a heading, Next 16.4.5, `gzip -9` of each script it loads. */
const BARE_BYTES = 134_580;
const BUDGET_BYTES = 25_000;

/** A page without an island of its own: what it loads, every page loads. */
const SHARED = '/privacy-policy';
const TOOLS = [
  'emi-calculator',
  'pin-finder',
  'bmi-calculator',
  'fuel-prices',
  'metal-rates',
  'aqi-checker',
  'horoscope',
];
const TOOL_BUDGET_BYTES = 10_000;

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;
const verdict = (bytes, budget) => `${bytes <= budget ? 'within' : 'OVER'} the budget of ${budget}`;

/** The scripts a page loads, by URL, in bytes of gzip; and its HTML. */
async function firstLoad(page) {
  const html = await (await fetch(page)).text();
  // `nomodule` scripts are for browsers that load none of the others.
  const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(
    ([tag]) => !/nomodule/i.test(tag),
  );
  const scripts = new Map();
  for (const [, src] of tags) {
    const url = new URL(src.replaceAll('&amp;', '&'), page).href;
    if (!scripts.has(url))
      scripts.set(url, gzipped(Buffer.from(await (await fetch(url)).arrayBuffer())));
  }
  return { html: gzipped(Buffer.from(html)), scripts };
}

const sum = (sizes) => [...sizes].reduce((total, size) => total + size, 0);

await withSite(async (site) => {
  for (const path of ['/', '/hi']) {
    const { html, scripts } = await firstLoad(site + path);
    const bytes = sum(scripts.values());
    console.log(
      `${path}: ${scripts.size} scripts, ${bytes} bytes gzip; ${bytes - BARE_BYTES} above a bare page (${verdict(bytes - BARE_BYTES, BUDGET_BYTES)}); HTML ${html} bytes gzip`,
    );
  }
  const shared = await firstLoad(site + SHARED);
  for (const tool of TOOLS) {
    const { html, scripts } = await firstLoad(`${site}/tools/${tool}`);
    const own = sum(
      [...scripts].filter(([url]) => !shared.scripts.has(url)).map(([, size]) => size),
    );
    console.log(
      `/tools/${tool}: ${own} bytes gzip of its own (${verdict(own, TOOL_BUDGET_BYTES)}); HTML ${html} bytes gzip`,
    );
  }
});
