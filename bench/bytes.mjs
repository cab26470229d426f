// What each page weighs on the way to a phone, and what it makes the browser fetch and build.
import { documentFigures } from './document.mjs';
import { getOk, getWhole } from './get.mjs';
import { allPages } from './pages.mjs';
import { runAlone } from './runAlone.mjs';
import { withBareAndSite } from './servers.mjs';
import { sum } from './statistics.mjs';

/** @param {number} bytes */
const inKb = (bytes) => bytes / 1000;
/** @param {string} text */
const sizeOf = (text) => Buffer.byteLength(text);

/** @returns {Promise<import('./figures.mjs').Figure[]>} */
export const byteFigures = () =>
  withBareAndSite(async (servers) => {
    /** @type {Map<string, number>} */
    const sizes = new Map();
    /** @param {string[]} files @param {string} page */
    const sizeOfFiles = async (files, page) => {
      const urls = files.map((file) => new URL(file, page).href);
      for (const url of urls) if (!sizes.has(url)) sizes.set(url, (await getOk(url)).bytes);
      return sum(urls.map((url) => sizes.get(url) ?? 0));
    };

    /** @type {import('./figures.mjs').Figure[]} */
    const figures = [];
    for (const { kind, lang, url } of allPages(servers)) {
      const response = await getWhole(url);
      const html = response.text();
      const parts = documentFigures(html);
      for (const [figure, value] of /** @type {const} */ ([
        ['html', inKb(response.bytes)],
        ['htmlRaw', inKb(sizeOf(html))],
        ['inlineCss', inKb(sizeOf(parts.inlineCss))],
        ['linkedCss', inKb(await sizeOfFiles(parts.styles, url))],
        ['scripts', inKb(await sizeOfFiles(parts.scripts, url))],
        ['flight', inKb(sizeOf(parts.flight))],
        ['requests', parts.files.length + 1], // and the HTML
        ['elements', parts.elements],
      ]))
        figures.push({ figure, kind, lang, value });
    }
    return figures;
  });

await runAlone(import.meta.url, byteFigures);
