import 'server-only';
import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { FRONT_PAGE } from '#site/frontPage.mjs';
import { REGIONAL } from '#site/languages.mjs';
import { THEME_COLORS } from '@/lib/config/themeColors';
import { blocksIn } from '@/lib/frontPage/areas';
import { directionOf } from '@/lib/i18n/direction';
import { localPath } from '@/lib/i18n/language';
import { type Locale } from '@/lib/i18n/locales';
import { getPageDescriptions } from '@/lib/pages/pageDescriptions';
import { isPage, PAGES } from '@/lib/pages/pages';
import { STATE_BLOCK_ID } from '@/lib/pages/statePath';
import { iconPath, ICONS } from './icons.mjs';

const pngOf = (purpose: 'any' | 'maskable' | 'monochrome') =>
  ICONS.filter((icon) => icon.purpose === purpose).map(({ size, path }) => ({
    src: path,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  }));

export const manifestPath = (locale: Locale) => `/manifests/${locale}.webmanifest`;

/** Blocks that the app's icon leads to. The desk's are unknown when the build writes the manifest. */
const BLOCKS = [
  { kind: 'breaking', name: 'Home.breaking', id: 'breaking' },
  { kind: 'state', name: 'Places.mine', id: STATE_BLOCK_ID },
  { kind: 'tools', name: 'FrontPage.tools', id: 'tools' },
] as const;

/**
 * One app per language, so that a Hindi reader's app opens in Hindi. Shared text becomes a search
 * (Web Share Target).
 */
export async function webManifest(locale: Locale): Promise<MetadataRoute.Manifest> {
  const [channel, pages, words, descriptions] = await Promise.all([
    getTranslations({ locale, namespace: 'Channel' }),
    getTranslations({ locale, namespace: 'Pages' }),
    getTranslations({ locale }),
    getPageDescriptions(locale),
  ]);
  const blocks = blocksIn(FRONT_PAGE, locale);
  const start = localPath('/', locale);
  const shortcut = (name: string, url: string) => ({
    name,
    url,
    icons: [{ src: iconPath('any', 96), sizes: '96x96', type: 'image/png' }],
  });
  return {
    id: start,
    name: `${channel('name')}: ${channel('tagline')}`,
    short_name: channel('name'),
    description: descriptions('home'),
    lang: REGIONAL[locale],
    dir: directionOf(locale) ?? 'ltr',
    start_url: start,
    scope: '/',
    display: 'standalone',
    theme_color: THEME_COLORS.light,
    background_color: THEME_COLORS.paper,
    categories: ['news'],
    icons: [...pngOf('any'), ...pngOf('maskable'), ...pngOf('monochrome')],
    shortcuts: [
      ...BLOCKS.filter(({ kind }) => blocks.some((block) => block.kind === kind)).map(
        ({ name, id }) => shortcut(words(name), `${start}#${id}`),
      ),
      ...['/live-tv']
        .filter(isPage)
        .map((path) => shortcut(pages(PAGES[path].key), localPath(path, locale))),
    ],
    share_target: {
      action: localPath('/search', locale),
      method: 'GET',
      enctype: 'application/x-www-form-urlencoded',
      params: { title: 'title', text: 'q', url: 'url' },
    },
  };
}
