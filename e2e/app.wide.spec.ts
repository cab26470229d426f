import sharp from 'sharp';
import { expect, test } from './fixtures';
import { htmlLang, linksOf } from './html';
import { newsItem } from './stories';
import { at, JOURNEY_LANGS, WORDS } from './words';

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

for (const lang of JOURNEY_LANGS) {
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
      const html = await (await request.get(target)).text();
      expect.soft(html, target).toContain(hash ? `id="${hash.slice(1)}"` : '<h1');
      expect(name).not.toBe('');
    }

    for (const icon of ['/favicon.ico', ...linksOf(await page.content(), 'icon')]) {
      // A busy Chromium may give up decoding, and says the same of what is no picture.
      await expect(async () => {
        const width = await page.evaluate(async (src) => {
          const image = new Image();
          image.src = src;
          await image.decode();
          return image.naturalWidth;
        }, icon);
        expect(width, icon).toBeGreaterThan(15);
      }).toPass();
    }
  });

  test(`what is shared to the app in ${lang} is looked for`, async ({ request, upstream }) => {
    upstream.add('news', newsItem(lang, 0, { id: 'shared', title: 'Kingfisher किलकिला' }));
    for (const given of [
      { text: 'Kingfisher' },
      { title: 'Kingfisher', text: 'https://a.example/1?q=2#3' },
      { title: 'किलकिला', url: 'https://a.example' },
      { text: 'किलकिला https://a.example/' },
    ]) {
      const { share_target: target }: Manifest = await (
        await request.get(`/manifests/${lang}.webmanifest`)
      ).json();
      // As the Web Share Target specification has a browser do it.
      const query = new URLSearchParams(
        Object.entries(given).map(([name, value]) => [target.params[name] ?? '', value]),
      );
      const html = await (await request.get(`${target.action}?${query.toString()}`)).text();
      const stories = [...html.matchAll(/data-story="([^"]*)"/g)].map(([, story]) => story);
      expect.soft([given, htmlLang(html), stories]).toEqual([given, lang, ['shared']]);
    }
  });
}

test('the icons that are asked for by name are there', async ({ request }) => {
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
});
