import sharp from 'sharp';
import { expect, test } from '../fixtures';
import { linksOf, metadata } from '../html';
import { at, LANGS, WORDS } from '../words';

type Image = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = { icons: Image[]; shortcuts: { icons: Image[] }[] };

for (const lang of LANGS) {
  test(`pages in ${lang} name their app`, async ({ request }) => {
    for (const path of ['/', '/world', '/news/news-en-0', '/news/nobody', '/no-such-page']) {
      const html = await (await request.get(at(lang, path))).text();
      const { meta } = metadata(html);
      expect([path, linksOf(html, 'manifest')]).toEqual([path, [`/manifests/${lang}.webmanifest`]]);
      expect([linksOf(html, 'icon').length, linksOf(html, 'apple-touch-icon')]).toEqual([
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
}

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
