import 'server-only';
import { type Locale, routing } from '@/lib/i18n/routing';
import { absoluteUrl, languageAlternates } from '@/lib/pages/absoluteUrl';
import { isShown } from '@/lib/pages/menus';
import { PAGE_PATHS } from '@/lib/pages/pages';
import { PAGE_FEEDS } from '@/lib/seo/feeds/pageFeeds';
import { lastChange } from '@/lib/stories/lastChange';
import type { StoriesWithFallback } from '@/lib/stories/storiesWithFallback';
import { type SitemapEntry, urlset } from './sitemapXml';

/** Search results, and what a device keeps, are `noindex`, so they are in no sitemap. */
const NOT_INDEXED: readonly string[] = ['/search', '/my'];

/**
 * Every page but stories, without language prefix: the sections, their parts and the states, then
 * all others.
 */
export const indexedPaths = (): readonly string[] =>
  [...new Set([...PAGE_FEEDS.map(({ path }) => path), ...PAGE_PATHS])].filter(
    (path) => !NOT_INDEXED.includes(path) && isShown(path),
  );

/** `pages.xml`: every page that search engines may keep, in every language. */
export const pagesSitemap = (known: StoriesWithFallback, now: number) =>
  urlset(
    indexedPaths().flatMap((path) =>
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
 * A section changed when a story of its language joined it or changed; of other pages nothing is
 * known. Home shows all calls, every other section the news call alone.
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
