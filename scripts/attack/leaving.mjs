import { setTimeout as pause } from 'node:timers/promises';
import { ask, sendAndLeave } from './ask.mjs';
import { each, routesAtRest, unless } from './judge.mjs';

const AT_ONCE = 20;
/** Leaves before the site has read the request, while it renders, and while it sends. */
const MOMENTS_MS = [0, 1, 5, 20, 100];
/** The limit of one connection; every eighth connection pipelines that many. */
const PIPELINED = 8;

/**
 * One path per kind of route. `#` becomes a new number in each request, so that no cache answers
 * and no render is shared.
 */
const KINDS = [
  '/',
  '/?n=#',
  '/world?n=#',
  '/tools/emi-calculator?n=#',
  '/search?q=m#',
  '/lite',
  '/lite/india',
  '/news/nobody-#',
  '/nothing-here-#',
  '/api/breaking-news',
  '/api/updates?lang=hi&lists=posters,trending',
  '/api/suggest?q=m#',
  '/feeds/en/all.rss',
  '/sitemap.xml',
  '/sitemaps/stories.xml',
  '/robots.txt',
  '/icons.svg',
  '/api/health',
];

/** Links on the front page that differ between sites: a story, a picture, a card, a script. */
const NAMED = [
  /\/news\/[\w-]+(?=")/,
  /\/pictures\/fit\?[^"\s,]+/,
  /\/og\/[^"\s]+/,
  /\/_next\/static\/chunks\/[\w~-][\w.~-]*(?=")/,
];

/**
 * @param {string} origin
 * @param {import('./judge.mjs').Send} send
 */
async function kindsOf(origin, send) {
  const { body } = await send(origin, '/');
  const [story, ...others] = NAMED.map((named) => named.exec(body)?.[0].replaceAll('&amp;', '&'));
  const ofStory = story
    ? [story, `${story}.md`, `/lite${story}`, `/api/stories?ids=${story.split('/').at(-1)}`]
    : [];
  const paths = [...KINDS, ...ofStory, ...others.filter((path) => path !== undefined)];
  return [...paths.map((path) => `GET ${path}`), 'HEAD /', 'HEAD /api/trending'];
}

/**
 * Abandons requests of every kind of route before the answer is complete, then checks that all
 * routes answer as before.
 *
 * @param {string} origin
 * @param {import('./judge.mjs').Send} send
 * @param {number} requests of each kind
 */
export async function leaveEarly(origin, send, requests) {
  const { routes, found } = await routesAtRest(origin, send);
  for (const kind of await kindsOf(origin, send)) {
    let sent = 0;
    const leave = async () => {
      while (sent++ < requests) {
        const request = `${kind.replace('#', String(sent))} HTTP/1.1\r\nhost: x\r\n\r\n`;
        const bytes = request.repeat(sent % PIPELINED === 0 ? PIPELINED : 1);
        await sendAndLeave(origin, bytes, MOMENTS_MS[sent % MOMENTS_MS.length] ?? 0);
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, leave));
  }
  const after = await each(routes, async ([path, status]) =>
    unless(`${path} afterwards`, (await send(origin, path)).status, [status]),
  );
  return [...found, ...after];
}

/**
 * Only a hanging site reaches this limit: a busy machine needs time for the renders in progress.
 */
const FREE_MS = 60_000;

/**
 * Waits until a site without requests reports all render slots free.
 *
 * @param {string} metrics origin of its metrics
 * @returns {Promise<string[]>} failures
 */
export async function placesLeft(metrics) {
  const end = performance.now() + FREE_MS;
  for (;;) {
    const { body } = await ask(metrics, '/metrics');
    const taken = /^http_render_places_taken (\d+)$/m.exec(body)?.[1];
    if (taken === '0') return [];
    if (performance.now() > end) return [`${taken ?? 'unknown'} render slots are still taken`];
    await pause(100);
  }
}
