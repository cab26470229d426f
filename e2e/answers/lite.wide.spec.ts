import { get as httpGet } from 'node:http';
import { gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { LITE_PICTURE_KB } from '@/lib/images/fittedPictureUrl';
import { hasLiteForm, litePath } from '@/lib/pages/litePath';
import { PAGE_PATHS } from '@/lib/pages/pages';
import { VECTOR_ICON } from '@/lib/seo/metadata/icons.mjs';
import { decodeEntities } from '@/lib/testing/decodeEntities';
import { FAULTS } from '../faults';
import { expect, test } from '../fixtures';
import { htmlLang } from '../html';
import { STATES } from '../routes';
import { FEEDS } from '../stories';
import { at, LANGS, WORDS } from '../words';

const ARTICLE_BYTES = 15_000;
const LIST_BYTES = 20_000;
const STORIES = 30;

const LISTS = ['/', ...PAGE_PATHS.filter((path) => path !== '/' && hasLiteForm(path)), ...STATES];

/** The bytes of an answer on the wire, its head included, and its text. */
const onTheWire = (url: string) =>
  new Promise<{ bytes: number; text: string }>((done, failed) => {
    httpGet(url, { agent: false, headers: { 'accept-encoding': 'gzip' } }, (response) => {
      const chunks: Buffer[] = [];
      const { socket } = response;
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const body = Buffer.concat(chunks);
        const isPacked = response.headers['content-encoding'] === 'gzip';
        done({ bytes: socket.bytesRead, text: (isPacked ? gunzipSync(body) : body).toString() });
      });
    }).on('error', failed);
  });

/** The lite pages that a page leads to. */
const liteLinks = (html: string) =>
  [...html.matchAll(/<a\b[^>]*? href="([^"#]*)/g)]
    .map(([, href = '']) => decodeEntities(href))
    .filter((href) => /^(?:\/hi)?\/lite(?:[/?]|$)/.test(href));

const canonicalOf = (html: string) => /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];

test('every lite page that another leads to is whole, small and without a script', async ({
  site,
}) => {
  const icon = (await onTheWire(site + VECTOR_ICON)).bytes;
  // To the search leads a form.
  const found = new Set(
    LANGS.flatMap((lang) => ['/', '/search'].map((path) => litePath(path, lang))),
  );
  const faults: unknown[] = [];
  // A set gives what is added while it is walked over.
  for (const path of found) {
    const { bytes, text } = await onTheWire(site + path);
    for (const link of liteLinks(text)) found.add(link);
    const isStory = path.includes('/lite/news/');
    const full = path.replace(/\/lite(?=[/?]|$)/, '') || '/';
    const isWhole =
      htmlLang(text) === (path.startsWith('/hi/') ? 'hi' : 'en') &&
      text.includes(`href="${full.replaceAll('&', '&amp;')}"`) &&
      text.includes('</html>') &&
      !/<(?:script|img|iframe)\b/.test(text) &&
      canonicalOf(text) !== undefined &&
      new URL(canonicalOf(text) ?? '').pathname === (full.split('?')[0] ?? '') &&
      bytes + icon <= (isStory ? ARTICLE_BYTES : LIST_BYTES);
    if (!isWhole) faults.push([path, bytes + icon, canonicalOf(text)]);
  }
  expect(faults).toEqual([]);
  expect([...found]).toEqual(
    expect.arrayContaining(LANGS.flatMap((lang) => LISTS.map((path) => litePath(path, lang)))),
  );
  const stories = [...found].filter((path) => path.includes('/lite/news/'));
  expect(stories.length).toBeGreaterThan(STORIES);
});

for (const lang of LANGS) {
  const words = WORDS[lang];

  for (const [name, value] of [
    ['save-data', 'on'],
    ['ect', '3g'],
    ['ect', 'slow-2g'],
  ] as const)
    test(`the full page in ${lang} offers the lite one under ${name}: ${value}`, async ({
      request,
    }) => {
      const response = await request.get(at(lang, '/india?page=1'), {
        headers: { [name]: value },
      });
      expect(response.headers()).toMatchObject({
        vary: expect.stringMatching(/save-data, ect/i),
        'accept-ch': 'ECT',
      });
      expect(await response.text()).toContain(
        `<a href="${litePath('/india?page=1', lang)}" class="touch-target text-river">${words.Lite.offer}</a>`,
      );
    });
}

test('without a hint nothing is offered at the top', async ({ request }) => {
  const html = await (await request.get('/india', { headers: { ect: '4g' } })).text();
  expect(html).not.toContain(WORDS.en.Lite.offer);
  expect(html).toContain(`<a href="/lite/india" class="touch-target">${WORDS.en.Lite.name}</a>`);
});

test('a picture takes no more than its link says, whatever it shows', async ({
  request,
  provider,
  upstream,
}) => {
  const noise = await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .jpeg()
    .toBuffer();
  upstream.pictures.set('/pictures/noise.jpg', (response) => void response.end(noise));
  const url = encodeURIComponent(`${provider.origin}/pictures/noise.jpg`);
  for (const accept of ['image/webp,*/*', '*/*']) {
    const response = await request.get(`/pictures/fit?url=${url}&w=400`, { headers: { accept } });
    expect(response.status()).toBe(200);
    expect((await response.body()).length).toBeLessThanOrEqual(LITE_PICTURE_KB * 1000 - 1500);
  }
});

test('a lite page has the status and the cache header of its full page', async ({ request }) => {
  for (const path of [
    '/',
    '/india',
    '/search',
    '/search?q=rain',
    '/sports/chess',
    '/news/news-en-0',
    '/no-such-page',
    '/news/nobody-wrote-this',
    '/india?page=99',
    '/news/%ff',
  ]) {
    const [full, lite] = [await request.get(path), await request.get(litePath(path, 'en'))];
    expect([path, lite.status(), lite.headers()['cache-control']]).toEqual([
      path,
      full.status(),
      full.headers()['cache-control'],
    ]);
  }
});

test('a feed that fails is named, and without any news a list is 503', async ({
  request,
  upstream,
}) => {
  upstream.fail(FAULTS['status 500'], 'breaking-news');
  const partly = await request.get('/lite');
  expect(partly.status()).toBe(200);
  expect(await partly.text()).toContain(WORDS.en.Home.breakingFailed);
  upstream.fail(FAULTS['status 500'], ...FEEDS);
  for (const path of ['/lite', '/hi/lite/india', '/lite/sports', '/lite/news/news-en-0']) {
    const response = await request.get(path);
    expect([path, response.status(), response.headers()]).toMatchObject([
      path,
      503,
      { 'cache-control': 'no-store', 'retry-after': '120' },
    ]);
  }
});
