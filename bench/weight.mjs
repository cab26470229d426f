// Weighs pages: bytes on the way to a phone, files fetched, elements built.

import { gzipSync } from 'node:zlib';
import { AS_EDGE } from '../scripts/testSiteFolder.mjs';
import { BARE_SCRIPT_BYTES } from './budgets.mjs';
import { documentFigures } from './document.mjs';

/** React's placeholder for a block that arrives later in the stream. */
const LATE_BLOCK = '<template id="B:';

/** @param {string} text */
const gzipped = (text) => gzipSync(text, { level: 9 }).length;

/** @param {Iterable<number>} values */
export const sum = (values) => [...values].reduce((total, value) => total + value, 0);

/**
 * @param {string} url
 * @param {Record<string, string>} [headers]
 * @throws Error for any status but 200
 */
export async function getOk(url, headers = {}) {
  const response = await fetch(url, { headers });
  if (response.status !== 200) throw new Error(`bench: ${url} answered ${response.status}`);
  return response.text();
}

/**
 * Fetches a page as an edge gets it, with all lists: a late block has other bytes, which depend on
 * the machine's speed.
 *
 * @param {string} url
 * @throws Error if the site does not accept this machine as an edge
 */
async function getWhole(url) {
  const html = await getOk(url, AS_EDGE);
  if (html.includes(LATE_BLOCK)) throw new Error(`bench: ${url} came in parts`);
  return html;
}

/** @typedef {import('./budgets.mjs').Budget & { scriptSizes: Map<string, number> }} Weight */

/**
 * @param {string} origin
 * @returns {(path: string) => Promise<Weight>}
 */
export function createScale(origin) {
  /** @type {Map<string, number>} */
  const knownSizes = new Map();

  /** @param {string} script */
  async function sizeOf(script) {
    const size = knownSizes.get(script) ?? gzipped(await getOk(origin + script));
    knownSizes.set(script, size);
    return size;
  }

  return async (path) => {
    const html = await getWhole(origin + path);
    const { scripts, inlineCss, flight, elements, files } = documentFigures(html);
    /** @type {Map<string, number>} */
    const scriptSizes = new Map();
    for (const script of scripts) scriptSizes.set(script, await sizeOf(script));
    return {
      html: gzipped(html),
      inlineCss: gzipped(inlineCss),
      scripts: sum(scriptSizes.values()) - BARE_SCRIPT_BYTES,
      flight: Buffer.byteLength(flight),
      elements,
      requests: files.length + 1, // plus the HTML
      scriptSizes,
    };
  };
}
