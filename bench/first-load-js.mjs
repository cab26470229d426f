// Prints what home's first load of JavaScript weighs, against a bare page of the same Next.
import { gzipSync } from 'node:zlib';
import { withSite } from './server.mjs';

/** A page of nothing but a heading, Next 16.4.5, `gzip -9` of each script it loads. */
const BARE_BYTES = 134_580;
const BUDGET_BYTES = 25_000;

const gzipped = (bytes) => gzipSync(bytes, { level: 9 }).length;

await withSite(async (site) => {
  for (const path of ['/', '/hi']) {
    const html = await (await fetch(site + path)).text();
    // `nomodule` scripts are for browsers that load none of the others.
    const tags = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"[^>]*>/g)].filter(([tag]) => !/nomodule/i.test(tag));
    const sources = new Set(tags.map(([, src]) => src.replaceAll('&amp;', '&')));
    let bytes = 0;
    for (const src of sources) bytes += gzipped(Buffer.from(await (await fetch(new URL(src, site))).arrayBuffer()));
    const above = bytes - BARE_BYTES;
    console.log(`${path}: ${sources.size} scripts, ${bytes} bytes gzip; ${above} above a bare page (${above <= BUDGET_BYTES ? 'within' : 'OVER'} the budget of ${BUDGET_BYTES}); HTML ${gzipped(Buffer.from(html))} bytes gzip`);
  }
});
