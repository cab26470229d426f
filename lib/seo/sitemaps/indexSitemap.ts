import 'server-only';
import type { StoriesWithFallback } from '@/lib/news/storiesWithFallback';
import { lastChange } from '@/lib/news/lastChange';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { recent } from './newsSitemap';
import { sitemapIndex } from './sitemapXml';
import { storyFiles } from './storiesSitemap';

/** The URL of a sitemap by its file name. */
export const sitemapUrl = (file: string) => absoluteUrl(`/sitemaps/${file}`);

/** The file of a number: `stories.xml`, `stories-2.xml`, … */
const storiesFile = (number: number) => (number === 1 ? 'stories.xml' : `stories-${number}.xml`);

/**
 * The index at `/sitemap.xml`. A file without a URL in it is not named: the protocol asks for
 * at least one.
 */
export function indexSitemap({ all }: StoriesWithFallback, now: number): string {
  const lastmod = lastChange(all, now);
  const stories =
    all.length > 0
      ? Array.from({ length: storyFiles(all) }, (_, index) => storiesFile(index + 1))
      : [];
  const news = recent(all, now).length > 0 ? ['news.xml'] : [];
  return sitemapIndex(
    ['pages.xml', ...stories, ...news].map((file) => ({ loc: sitemapUrl(file), lastmod })),
  );
}
