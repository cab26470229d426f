import type * as generated from '#site/frontPage.mjs';
import { isPage } from '@/lib/pages/pages';
import { speakOnServer } from '@/lib/testing/speakOnServer';
import { ICONS } from './icons.mjs';
import { manifestPath, webManifest } from './webManifest';

jest.mock('#site/frontPage.mjs', () => ({ ...jest.requireActual('#site/frontPage.mjs') }));
jest.mock('next-intl/server', () => ({ getLocale: jest.fn(), getTranslations: jest.fn() }));

beforeEach(() => speakOnServer('en'));

describe('webManifest', () => {
  it.each([
    [
      'en',
      'Narmada 24',
      'Narmada 24: news of central India',
      '/',
      ['/#breaking', '/#my-state', '/#tools', '/live-tv'],
      '/search',
    ],
    [
      'hi',
      'नर्मदा 24',
      'नर्मदा 24: मध्य भारत की ख़बरें',
      '/hi',
      ['/hi#breaking', '/hi#my-state', '/hi#tools', '/hi/live-tv'],
      '/hi/search',
    ],
  ] as const)('is an app in %s', async (locale, short, name, start, shortcuts, search) => {
    const manifest = await webManifest(locale);
    expect(manifest).toMatchObject({
      id: start,
      start_url: start,
      scope: '/',
      name,
      short_name: short,
      lang: `${locale}-IN`,
      dir: 'ltr',
      display: 'standalone',
      theme_color: '#c4121a',
      background_color: '#fff',
      categories: ['news'],
      share_target: {
        action: search,
        method: 'GET',
        params: { title: 'title', text: 'q', url: 'url' },
      },
    });
    expect(manifest.shortcuts?.map(({ url }) => url)).toEqual(shortcuts);
  });

  it('has shortcuts to blocks that the front page of its language has', async () => {
    const site = jest.requireMock<typeof generated>('#site/frontPage.mjs');
    jest.replaceProperty(site, 'FRONT_PAGE', [
      { kind: 'breaking', languages: ['hi'] },
      { kind: 'tools' },
    ]);
    const blocksOf = async (locale: 'en' | 'hi') =>
      ((await webManifest(locale)).shortcuts ?? []).flatMap(({ url }) => url.split('#').slice(1));
    expect(await blocksOf('en')).toEqual(['tools']);
    expect(await blocksOf('hi')).toEqual(['breaking', 'tools']);
  });

  it('has shortcuts to pages that are there', async () => {
    const paths = ((await webManifest('en')).shortcuts ?? []).map(
      ({ url }) => url.split('#')[0] ?? '',
    );
    expect(paths.filter((path) => !isPage(path))).toEqual([]);
  });

  it.each([
    ['any', ['192x192', '512x512']],
    ['maskable', ['192x192', '512x512']],
    ['monochrome', ['512x512']],
  ] as const)('has icons for %s, each drawn', async (purpose, sizes) => {
    const icons = ((await webManifest('en')).icons ?? []).filter(
      (icon) => icon.purpose === purpose,
    );
    expect(icons.map((icon) => icon.sizes)).toEqual(expect.arrayContaining([...sizes]));
    expect(icons.filter(({ src }) => !ICONS.some(({ path }) => src === path))).toEqual([]);
  });

  it('stands at a URL of its language', () => {
    expect(manifestPath('hi')).toBe('/manifests/hi.webmanifest');
  });
});
