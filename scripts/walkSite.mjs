import { causeChain } from '../lib/telemetry/causeChain.mjs';

/** next-intl shows a missing message as its key. @param {string} html */
export const missingMessages = (html) =>
  [...without('style', without('script', html)).matchAll(/>([A-Z]\w+\.[a-z]\w*)</g)].map(
    ([, key = '']) => key,
  );

/** @param {string} element @param {string} html */
const without = (element, html) =>
  html
    .split(`</${element}>`)
    .map((part) => part.split(`<${element}`, 1)[0])
    .join('');

/**
 * Paths of this origin in `href`, `src` and `content`; URLs with a query are skipped.
 *
 * @param {string} html @param {string} origin
 */
export const linksOf = (html, origin) =>
  [...html.matchAll(/(?:href|src|content)="([^"#?]+)(?:#[^"]*)?"/g)].flatMap(([, url = '']) =>
    url.startsWith('/') && !url.startsWith('//')
      ? [url]
      : url.startsWith(`${origin}/`)
        ? [url.slice(origin.length)]
        : [],
  );

/** @param {URL} url @returns {Promise<{ status: number | string, text: string }>} */
async function answerOf(url) {
  try {
    const response = await fetch(url);
    return { status: response.status, text: await response.text() };
  } catch (fault) {
    return { status: `nothing: ${causeChain(fault)}`, text: '' };
  }
}

/**
 * @param {string} origin
 * @param {readonly string[]} strangers names of other channels
 * @param {(path: string) => Promise<{ status: number | string, text: string }>} [get]
 *   cached answers by path
 * @returns {Promise<{ pages: number, files: number, faults: string[] }>}
 *   numbers of requests, and one line per fault
 */
export async function walkSite(origin, strangers, get = (path) => answerOf(new URL(path, origin))) {
  /** @type {string[]} */
  const faults = [];
  /** @param {string} path */
  const read = async (path) => {
    const { status, text } = await get(path);
    if (status !== 200) faults.push(`${path}: answers ${status}`);
    const stranger = strangers.find((word) => text.includes(word));
    if (stranger) faults.push(`${path}: contains “${stranger}”, the name of a sample channel`);
    return text;
  };

  const sitemap = await read('/sitemaps/pages.xml');
  const pages = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, url = '']) => new URL(url).pathname,
  );
  if (pages.length === 0) faults.push('/sitemaps/pages.xml: lists no page');
  const files = new Set(['/robots.txt', '/llms.txt', '/sitemap.xml', '/favicon.ico']);
  for (const page of pages) {
    const html = await read(page);
    for (const key of missingMessages(html)) faults.push(`${page}: the message ${key} is missing`);
    for (const link of linksOf(html, origin)) files.add(link);
  }
  for (const page of pages) files.delete(page);
  for (const file of files) await read(file);
  return { pages: pages.length, files: files.size, faults };
}
