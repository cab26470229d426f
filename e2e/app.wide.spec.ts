import sharp from 'sharp';
import { expect, test } from './fixtures';
import { headOf, metadata } from './html';
import { newsItem } from './stories';
import { at, LANGS, WORDS } from './words';

type Image = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = {
  id: string;
  name: string;
  short_name: string;
  lang: string;
  start_url: string;
  scope: string;
  icons: Image[];
  shortcuts: { name: string; url: string; icons: Image[] }[];
  share_target: { action: string; method: string; params: Record<string, string> };
};

const links = (html: string, rel: string) =>
  [...headOf(html).matchAll(/<link\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`rel="${rel}"`))
    .map((tag) => /href="([^"]*)"/.exec(tag)?.[1] ?? '');

for (const lang of LANGS) {
  test(`pages in ${lang} name their app`, async ({ request }) => {
    for (const path of ['/', '/world', '/news/news-en-0', '/news/nobody', '/no-such-page']) {
      const html = await (await request.get(at(lang, path))).text();
      const { meta } = metadata(html);
      expect([path, links(html, 'manifest')]).toEqual([path, [`/manifests/${lang}.webmanifest`]]);
      expect([links(html, 'icon').length, links(html, 'apple-touch-icon')]).toEqual([
        2,
        ['/apple-touch-icon.png'],
      ]);
      expect([meta('application-name'), meta('apple-mobile-web-app-title')]).toEqual([
        WORDS[lang].Channel.name,
        WORDS[lang].Channel.name,
      ]);
      expect(
        html.match(/<meta name="theme-color"[^>]*prefers-color-scheme: (light|dark)/g)?.length,
      ).toBe(2);
    }
  });

  test(`the manifest in ${lang} is what a browser takes for an app`, async ({
    page,
    site,
    request,
  }) => {
    await page.goto(at(lang, '/world'));
    const browser = await page.context().newCDPSession(page);
    const { url, data, errors, manifest: parsed } = await browser.send('Page.getAppManifest');
    expect([url, errors]).toEqual([`${site}/manifests/${lang}.webmanifest`, []]);
    const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
    expect(
      installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== 'in-incognito'),
    ).toEqual([]);
    expect(parsed?.startUrl).toBe(new URL(at(lang, '/'), site).href);

    const manifest = JSON.parse(data ?? '') as Manifest;
    expect([manifest.id, manifest.scope, manifest.lang, manifest.short_name]).toEqual([
      at(lang, '/'),
      '/',
      `${lang}-IN`,
      WORDS[lang].Channel.name,
    ]);
    const response = await request.get(`/manifests/${lang}.webmanifest`);
    expect(response.headers()['content-type']).toMatch(/^application\/manifest\+json/);
    for (const { name, url: target } of manifest.shortcuts) {
      const { hash } = new URL(target, site);
      await page.goto(target);
      await expect(page.locator(hash || 'h1')).toBeVisible();
      expect(name).not.toBe('');
    }
  });

  test(`icons of the manifest in ${lang} are as large as they say`, async ({ request }) => {
    const { icons, shortcuts }: Manifest = await (
      await request.get(`/manifests/${lang}.webmanifest`)
    ).json();
    expect(icons.filter(({ purpose }) => purpose === 'maskable').length).toBeGreaterThan(1);
    for (const { src, sizes, type } of [
      ...icons,
      ...shortcuts.flatMap((shortcut) => shortcut.icons),
    ]) {
      const response = await request.get(src);
      expect([src, response.status(), response.headers()['content-type']]).toEqual([
        src,
        200,
        type,
      ]);
      expect(response.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
      const { width, height } = await sharp(await response.body()).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
  });

  test(`what is shared to the app in ${lang} is looked for`, async ({ page, upstream }) => {
    upstream.add('news', newsItem(lang, 0, { id: 'shared', title: 'Kingfisher किलकिला' }));
    for (const given of [
      { text: 'Kingfisher' },
      { title: 'Kingfisher', text: 'https://a.example/1?q=2#3' },
      { title: 'किलकिला', url: 'https://a.example' },
      { text: 'किलकिला https://a.example/' },
    ]) {
      const { share_target: target }: Manifest = await (
        await page.request.get(`/manifests/${lang}.webmanifest`)
      ).json();
      // As the Web Share Target specification has a browser do it.
      const query = new URLSearchParams(
        Object.entries(given).map(([name, value]) => [target.params[name] ?? '', value]),
      );
      await page.goto(`${target.action}?${query.toString()}`);
      expect([
        given,
        await page
          .locator('[data-story]')
          .evaluateAll((all) => all.map((one) => one.getAttribute('data-story'))),
      ]).toEqual([given, ['shared']]);
      await expect(page.locator('html')).toHaveAttribute('lang', lang);
    }
  });
}

test('the icons that are asked for by name are there', async ({ page, request }) => {
  const favicon = await request.get('/favicon.ico');
  expect([
    favicon.status(),
    favicon.headers()['content-type'],
    favicon.headers()['cache-control'],
  ]).toEqual([200, 'image/x-icon', expect.stringMatching(/max-age=86400/)]);
  expect([...(await favicon.body()).subarray(0, 6)]).toEqual([0, 0, 1, 0, 3, 0]);
  const apple = await request.get('/apple-touch-icon.png');
  expect(await sharp(await apple.body()).metadata()).toMatchObject({
    format: 'png',
    width: 180,
    height: 180,
    hasAlpha: false,
  });

  await page.goto('/privacy-policy');
  for (const url of ['/favicon.ico', ...links(await (await request.get('/')).text(), 'icon')]) {
    const width = await page.evaluate(async (src) => {
      const image = new Image();
      image.src = src;
      await image.decode();
      return image.naturalWidth;
    }, url);
    expect(width).toBeGreaterThan(15);
  }
});

test('no other icon or manifest is there', async ({ request }) => {
  for (const path of [
    '/icons/any-512.png',
    '/icons/any-513.00000000.png',
    '/manifests/fr.webmanifest',
    '/icons/%2e%2e%2ficons.svg',
  ]) {
    const response = await request.get(path);
    expect([path, response.status()]).toEqual([path, 404]);
    expect(response.headers()['cache-control']).not.toMatch(/immutable/);
  }
});
