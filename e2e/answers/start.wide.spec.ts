import { freePort } from '../../scripts/freePort.mjs';
import { expect, test } from '../fixtures';
import { metadata, tagsIn, textOf } from '../html';
import { ROUTES } from '../routes';
import { answers, runNode, startSite } from '../site';
import { titleOf } from '../stories';
import { at, LANGS } from '../words';

// What is wrong with each setting is a table of `lib/config/environment.test.ts`.
test('the start stops at a setting that is wrong', async () => {
  const start = runNode(['scripts/start.mjs'], { NEWS_SOURCE: 'drupal' });
  expect(await start.ended()).toBe(1);
  expect(start.output.trim().split('\n')).toEqual([
    expect.stringMatching(/^Settings: NEWS_SOURCE \S/),
  ]);
});

test('the built server by itself stops at a broken setting too', async () => {
  const start = runNode(['server/server.mjs'], { SITE_URL: 'https://narmada24.test' });
  expect(await start.ended()).toBe(1);
  expect(start.output).toContain('Settings: NEWS_API_URL must be set');
});

test('the built server refuses to serve for another configuration folder', async () => {
  const start = runNode(['server/server.mjs'], { SITE_DIR: 'examples/kinara' });
  expect(await start.ended()).toBe(1);
  expect(start.output.trim()).toMatch(
    /^SITE_DIR=examples\/kinara, but npm run build was for \S+\. .*$/,
  );
});

test('the built server refuses to show a sample where readers reach it', async () => {
  const start = runNode(['server/server.mjs'], {
    SITE_URL: 'https://www.palash.in',
    NEWS_API_URL: 'https://cms.palash.in',
  });
  expect(await start.ended()).toBe(1);
  expect(start.output).toContain('site.config.ts: names.en is sample text');
});

/** What names its own URLs to strangers. */
const FOR_MACHINES = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/pages.xml',
  '/sitemaps/stories.xml',
  '/sitemaps/news.xml',
  '/llms.txt',
  '/news/news-en-0.md',
  '/feeds/en/all.rss',
  '/feeds/hi/all.atom',
  '/feeds/en/all.json',
];

test('one build serves two deployments', async ({ provider, site }) => {
  const SITE_URL = 'https://two.test';
  const { origin: second, server } = await startSite({ SITE_URL, NEWS_API_URL: provider.origin });
  try {
    for (const { origin, own, other } of [
      { origin: site, own: site, other: SITE_URL },
      { origin: second, own: SITE_URL, other: second },
    ]) {
      const html = await (await fetch(`${origin}/news/news-en-0`)).text();
      const { canonical, meta } = metadata(html);
      expect(canonical).toEqual([`${own}/news/news-en-0`]);
      expect(meta('og:image')?.startsWith(`${own}/og/`)).toBe(true);
      expect(textOf(html)).toContain(titleOf('news', 'en', 0));
      for (const path of ['/', '/news/news-en-0', ...FOR_MACHINES]) {
        const text = await (await fetch(origin + path)).text();
        expect(text, path).toContain(own);
        expect(text, path).not.toContain(other);
      }
    }
  } finally {
    await server.stop();
  }
});

/** The pictures that a page of the site shows twice; a scene and its fitted JPEG are the same. */
async function repeatedPictures(site: string): Promise<string[]> {
  const repeated: string[] = [];
  for (const path of LANGS.flatMap((lang) => ROUTES.map((route) => at(lang, route)))) {
    const html = await (await fetch(site + path)).text();
    const names = tagsIn(html.slice(html.indexOf('<main'), html.indexOf('</main>')), 'img').flatMap(
      ({ src = '' }) =>
        /(?<=(?:pictures|scenes)\/)\w+(?=\.(?:jpg|svg)\b)/.exec(decodeURIComponent(src)) ?? [],
    );
    repeated.push(
      ...names
        .filter((name, index) => names.indexOf(name) !== index)
        .map((name) => `${path}: ${name}`),
    );
  }
  return repeated;
}

test('with nothing set, the start script serves the newsroom’s news, and SIGTERM ends all', async () => {
  test.slow();
  const [port, newsroom] = [await freePort(), await freePort()];
  const site = `http://localhost:${port}`;
  const news = `http://localhost:${newsroom}/api/breaking-news`;
  const start = runNode(['scripts/start.mjs'], {
    PORT: String(port),
    NEWSROOM_PORT: String(newsroom),
  });
  try {
    await expect.poll(() => answers(`${site}/api/ready`), { timeout: 100_000 }).toBe(true);
    await expect.poll(() => answers(news)).toBe(true);
    const [first] = (await (await fetch(news)).json()) as { headline: string }[];
    expect(textOf(await (await fetch(site)).text())).toContain(first?.headline);
    expect(await repeatedPictures(site)).toEqual([]);
  } finally {
    expect(await start.stop()).toBe(0);
  }
  expect([await answers(`${site}/api/health`), await answers(news)]).toEqual([false, false]);
});
