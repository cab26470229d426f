import { writeFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { startSite } from '../site';
import { newsItem } from '../stories';
import { LONG } from './headlines';
import {
  drawnPictureAt,
  IMMUTABLE,
  kindOf,
  pictureAt,
  pictureUrlIn,
  SHORT_LIVED,
} from './socialCardPicture';

const staleOf = (url: string) => url.replace(/\.[0-9a-f]{12}\./, '.000000000000.');

test('a drawn social card is sent without a call', async ({ upstream, request }) => {
  upstream.add('news', newsItem('en', 0, { id: 'ready' }));
  const url = pictureUrlIn(await (await request.get('/news/ready')).text());
  await drawnPictureAt(request, url);
  upstream.forget();
  expect((await pictureAt(request, url)).cache).toBe(IMMUTABLE);
  expect(upstream.calls).toEqual([]);
});

test('a slow picture host holds up neither the article nor the social card for good', async ({
  upstream,
  request,
}) => {
  const slow = await sharp({
    create: { width: 900, height: 600, channels: 3, background: '#2f6f8f' },
  })
    .jpeg()
    .toBuffer();
  const waiting: ServerResponse[] = [];
  upstream.pictures.set('/pictures/slow.jpg', (response) => void waiting.push(response));
  upstream.add('news', newsItem('en', 0, { id: 'slow-picture', imageUrl: '/pictures/slow.jpg' }));
  const html = await (await request.get('/news/slow-picture')).text();
  // Those that have asked, and one that comes only now.
  upstream.pictures.set('/pictures/slow.jpg', (response) => void response.end(slow));
  for (const response of waiting) response.end(slow);
  const { bytes } = await drawnPictureAt(request, pictureUrlIn(html));
  expect(await kindOf(bytes)).toBe('picture');
});

test('a changed headline has a new URL, and the old one shows the new card for a while', async ({
  upstream,
  request,
}) => {
  const entry = (title: string) => newsItem('en', 0, { id: 'changed', title, imageUrl: undefined });
  upstream.add('news', entry('The bridge opens on Friday'));
  const before = pictureUrlIn(await (await request.get('/news/changed')).text());
  upstream.add('news', entry('The bridge opens on Sunday'));
  const after = pictureUrlIn(await (await request.get('/news/changed')).text());
  expect(after).not.toBe(before);
  const present = await drawnPictureAt(request, after);
  await expect
    .poll(async () => {
      const old = await pictureAt(request, before);
      return [old.bytes.equals(present.bytes), old.cache];
    })
    .toEqual([true, SHORT_LIVED]);
});

test('any other URL below /og has the brand’s picture, for a minute', async ({ request }) => {
  const paths = [
    '/og/nobody.0123456789ab.en.jpg',
    '/og/nobody.0123456789ab.hi.jpg',
    '/og/news-en-0.jpg',
    '/og/x',
    '/og/x/y/z.png',
    '/og/page/nowhere.0123456789ab.hi.jpg',
    '/og/page/india/atlantis.0123456789ab.en.jpg',
    '/og/..%2f..%2fetc%2fpasswd.0123456789ab.en.jpg',
    '/og/%00.0123456789ab.en.jpg',
    `/og/${'x'.repeat(3000)}.0123456789ab.en.jpg`,
  ];
  for (const path of paths) {
    const { bytes, cache } = await pictureAt(request, path);
    expect([path, await kindOf(bytes), cache]).toEqual([path, 'brand', SHORT_LIVED]);
  }
});

test('HEAD, conditional requests and other sites are answered', async ({ request }) => {
  const url = pictureUrlIn(await (await request.get('/hi/news/news-hi-0')).text());
  const { headers } = await drawnPictureAt(request, url);
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
  const head = await request.head(url);
  expect([head.status(), head.headers()['content-type'], (await head.body()).length]).toEqual([
    200,
    'image/jpeg',
    0,
  ]);
  const again = await request.get(url, { headers: { 'if-none-match': headers.etag ?? '' } });
  expect([again.status(), again.headers()['cache-control'], (await again.body()).length]).toEqual([
    304,
    IMMUTABLE,
    0,
  ]);
});

test('while the provider is down, social cards that were made stay, and others are the brand’s', async ({
  upstream,
  request,
}) => {
  upstream.add('news', newsItem('en', 0, { id: 'kept' }));
  const url = pictureUrlIn(await (await request.get('/news/kept')).text());
  await drawnPictureAt(request, url);
  upstream.fail(
    (response) => void response.writeHead(500).end(),
    'posters',
    'breaking-news',
    'featured-stories',
    'news',
  );
  expect((await pictureAt(request, url)).cache).toBe(IMMUTABLE);
  const other = await pictureAt(request, staleOf(url).replace('kept', 'other'));
  expect([await kindOf(other.bytes), other.cache]).toEqual(['brand', SHORT_LIVED]);
});

/**
 * How far two pictures are apart on average at the size of a thumbnail, where the hinting of edges
 * counts little: 0 to 255.
 */
async function distance(...pictures: [Buffer, Buffer]) {
  const [one, two] = await Promise.all(
    pictures.map((bytes) => sharp(bytes).resize(200).greyscale().raw().toBuffer()),
  );
  const apart = [...(one ?? [])].map((light, index) => Math.abs(light - (two?.[index] ?? 0)));
  return apart.reduce((sum, part) => sum + part, 0) / apart.length;
}

test('a server without a single font draws the same cards', async ({
  provider,
  upstream,
  request,
}, info) => {
  upstream.add(
    'news',
    newsItem('hi', 0, {
      id: 'fonts',
      title: `${LONG.hi.slice(0, 60)} – ₹500 “Sagar” 24`,
      imageUrl: undefined,
    }),
  );
  const fonts = info.outputPath('fonts.conf');
  await writeFile(
    fonts,
    `<?xml version="1.0"?><fontconfig><cachedir>${info.outputPath('cache')}</cachedir></fontconfig>`,
  );
  const bare = await startSite({ NEWS_API_URL: provider.origin, FONTCONFIG_FILE: fonts });
  try {
    for (const path of ['/hi/news/fonts', '/hi/tools/emi-calculator', '/']) {
      const { pathname } = new URL(pictureUrlIn(await (await request.get(path)).text()));
      const [here, there] = [
        await drawnPictureAt(request, pathname),
        await drawnPictureAt(request, bare.origin + pathname),
      ];
      expect(await distance(here.bytes, there.bytes), path).toBeLessThan(4); // measured: 1.7 by hinting, 13.6 by boxes in the letters' place
    }
  } finally {
    await bare.server.stop();
  }
});
