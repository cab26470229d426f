// Measures how fast the service worker alone shows the front page and fifty stories per language.
// Fails above one second.

import { chromium } from '@playwright/test';
import { createNewsroom } from '../newsroom/newsroom.mjs';
import { browserPath } from '../scripts/browser.mjs';
import { startProvider, startSite, until } from './servers.mjs';
import { getOk } from './weight.mjs';

const LIMIT_MS = 1000;
const STORIES = 50;

const provider = await startProvider(createNewsroom());
const site = await startSite(provider.port);
const browser = await chromium.launch({
  executablePath: browserPath(),
  args: ['--no-sandbox', '--disable-gpu'],
});

const sitemaps = [...(await getOk(`${site.origin}/sitemap.xml`)).matchAll(/<loc>([^<]+)<\/loc>/g)];
const texts = await Promise.all(sitemaps.map(([, url = '']) => getOk(url)));
const storyPaths = texts
  .flatMap((text) => [...text.matchAll(/<loc>https?:\/\/[^/<]+([^<]*\/news\/[^<]+)<\/loc>/g)])
  .map(([, path = '']) => path);

/** @type {[start: string, paths: string[]][]} */
const visits = [
  ['/', storyPaths.filter((path) => path.startsWith('/news/')).slice(0, STORIES)],
  ['/hi', storyPaths.filter((path) => path.startsWith('/hi/news/')).slice(0, STORIES)],
];

const pages = [];
for (const [start, paths] of visits) {
  // A new device per language: the worker keeps fifty stories of both together.
  const page = await (await browser.newContext()).newPage();
  await page.goto(site.origin + start);
  await page.evaluate(async (list) => {
    const { active } = await navigator.serviceWorker.ready;
    for (const path of list) active?.postMessage({ type: 'keep', path });
  }, paths);
  await until(() =>
    page.evaluate(
      async (list) => {
        const kept = await Promise.all(
          list.map((path) => caches.match(path, { ignoreVary: true })),
        );
        return kept.every(Boolean);
      },
      [start, ...paths],
    ),
  );
  pages.push({ page, paths: [start, ...paths] });
}
await site.stop();

for (const { page, paths } of pages) {
  /** @type {number[]} */
  const times = [];
  for (const path of paths) {
    await page.goto(site.origin + path);
    times.push(Math.round(await page.evaluate(firstPaint)));
  }
  times.sort((a, b) => a - b);
  const slowest = times.at(-1) ?? Infinity;
  const middle = times[Math.floor(times.length / 2)];
  console.log(
    `${paths[0]} and ${paths.length - 1} stories: median ${middle} ms, slowest ${slowest}`,
  );
  if (slowest > LIMIT_MS) process.exitCode = 1;
}
await browser.close();
await provider.stop();

function firstPaint() {
  return new Promise((/** @type {(ms: number) => void} */ done) => {
    new PerformanceObserver((list) => {
      const paint = list.getEntriesByName('first-contentful-paint')[0];
      if (paint) done(paint.startTime);
    }).observe({ type: 'paint', buffered: true });
  });
}
