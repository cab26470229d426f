// What more stories upstream cost: CPU time of the front page and of an article from the news feed.
// A number of stories that the site does not serve is a failure in the table, not the end of it.
import { getOk } from './get.mjs';
import { createProvider } from './provider.mjs';
import { runAlone } from './runAlone.mjs';
import { cpuOf } from './serverCost.mjs';
import { BARE_KIND } from './pages.mjs';
import { withBareAndSite } from './servers.mjs';

const STORIES = /** @type {const} */ ([100, 1_000, 10_000, 50_000]);
/** A request may take seconds here. */
const REQUESTS = 50;
const ROUNDS = 3;

/** In the news feed alone, so that a page shows whether that feed was read. */
const STORY = '/news/news-0';
const PATHS = { home: '/', article: STORY };

/** @typedef {import('./figures.mjs').Figure} Figure */

/**
 * @param {import('./serverCost.mjs').Subject} subject
 * @param {{ rounds: number, requests: number }} options
 */
const cpuOfOne = async (subject, options) => (await cpuOf([subject], options))[0] ?? null;

/**
 * CPU of a request in milliseconds; null when the page does not come, or comes without the news.
 * @param {import('./servers.mjs').Server} site
 * @param {string} path
 * @param {{ rounds: number, requests: number }} options
 */
async function cpuOrNull({ origin, pid }, path, options) {
  try {
    const html = (await getOk(origin + path)).text();
    if (!html.includes(STORY)) throw new Error(`bench: ${path} came without the news`);
    return await cpuOfOne({ pid, url: origin + path }, options);
  } catch (fault) {
    console.error(fault instanceof Error ? fault.message : fault);
    return null;
  }
}

/**
 * @param {number} stories
 * @param {{ rounds: number, requests: number }} options
 * @returns {Promise<Figure[]>}
 */
const figuresWith = (stories, options) =>
  withBareAndSite(async ({ bare, site }) => {
    /** @type {Figure[]} */
    const figures = [];
    if (stories === STORIES[0])
      figures.push({
        figure: 'growth',
        kind: BARE_KIND,
        lang: 'en',
        value: await cpuOfOne({ pid: bare.pid, url: bare.origin }, options),
      });
    for (const [name, path] of Object.entries(PATHS))
      figures.push({
        figure: 'growth',
        kind: kindOf(name, stories),
        lang: 'en',
        value: await cpuOrNull(site, path, options),
      });
    return figures;
  }, createProvider({ stories }));

/** @param {string} name @param {number} stories */
const kindOf = (name, stories) => `${name}, ${stories.toLocaleString('en')} stories`;

/**
 * @param {import('./options.mjs').Options} options
 * @returns {Promise<Figure[]>}
 */
export async function growthFigures({ rounds = ROUNDS, requests = REQUESTS }) {
  /** @type {Figure[]} */
  const figures = [];
  for (const stories of STORIES)
    figures.push(
      ...(await figuresWith(stories, { rounds, requests: Math.min(requests, REQUESTS) })),
    );
  const valueOf = (/** @type {string} */ name, /** @type {number} */ stories) =>
    figures.find(({ kind }) => kind === kindOf(name, stories))?.value ?? null;
  return [
    ...figures,
    ...Object.keys(PATHS).map((name) => {
      const [few, many] = [valueOf(name, 100), valueOf(name, 50_000)];
      return /** @type {const} */ ({
        figure: 'growthFactor',
        kind: name,
        lang: 'en',
        value: few && many ? many / few : null,
      });
    }),
  ];
}

await runAlone(import.meta.url, growthFigures);
