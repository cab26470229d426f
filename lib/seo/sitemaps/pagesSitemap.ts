import 'server-only';
import { currentAir } from '@/lib/figures/current/currentAir';
import { currentFuel, currentMetals } from '@/lib/figures/current/currentPrices';
import type { Locale } from '@/lib/i18n/locales';
import { routing } from '@/lib/i18n/routing';
import { absoluteUrl, languageAlternates } from '@/lib/pages/absoluteUrl';
import { isShown } from '@/lib/pages/menus';
import { PAGE_PATHS } from '@/lib/pages/pages';
import { cityPath } from '@/lib/pages/tools';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { lastChange } from '@/lib/stories/lastChange';
import type { StoriesWithFallback } from '@/lib/stories/storiesWithFallback';
import { type SitemapEntry, urlset } from './sitemapXml';

const NOT_INDEXED: readonly string[] = ['/search', '/my'];

export const indexedPaths = (): readonly string[] =>
  [...new Set([...PAGE_FEEDS.map(({ path }) => path), ...PAGE_PATHS])].filter(
    (path) => !NOT_INDEXED.includes(path) && isShown(path),
  );

export const pagesSitemap = (known: StoriesWithFallback, now: number) =>
  urlset(
    [...indexedPaths(), ...cityPages(now)].flatMap((path) =>
      routing.locales.map((locale) => pageEntry(path, locale, known, now)),
    ),
  );

function pageEntry(
  path: string,
  locale: Locale,
  known: StoriesWithFallback,
  now: number,
): SitemapEntry {
  return {
    loc: absoluteUrl(path, locale),
    lastmod: sectionChange(path, locale, known, now),
    alternates: languageAlternates(path),
  };
}

/**
 * Only lists have a known date of change. The front page shows the stories of all calls, other
 * sections only those of the news call.
 */
function sectionChange(
  path: string,
  locale: Locale,
  { all, states }: StoriesWithFallback,
  now: number,
): string | null {
  const section = PAGE_FEEDS.find((one) => one.path === path);
  const stories = section?.stories({ all: path === '/' ? all : states, states }) ?? [];
  return lastChange(
    stories.filter(({ lang }) => lang === locale),
    now,
  );
}

export const cityPages = (now: number): readonly string[] => [
  ...(currentFuel(now)?.cities ?? []).map(({ name }) => cityPath('/tools/fuel-prices', name)),
  ...(currentMetals(now)?.cities ?? []).map(({ name }) => cityPath('/tools/metal-rates', name)),
  ...(currentAir(now)?.cities ?? []).map(({ id }) => cityPath('/tools/aqi-checker', id)),
];
