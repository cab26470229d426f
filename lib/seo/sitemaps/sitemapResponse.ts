import 'server-only';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { conditionalResponse, listCacheControl, plainResponse } from '@/lib/request/responses';
import { lastChange } from '@/lib/stories/lastChange';
import {
  getStoriesWithFallback,
  type StoriesWithFallback,
} from '@/lib/stories/storiesWithFallback';
import { pagesSitemap } from './pagesSitemap';
import { sitemapIndex } from './sitemapXml';
import { newsSitemap, recent, recentStoriesSitemap, storyFiles } from './storiesSitemap';

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

/** The index of all sitemaps. */
export async function sitemapIndexResponse(request: Request): Promise<Response> {
  const known = await getStoriesWithFallback();
  const now = Date.now();
  return xmlResponse(request, indexSitemap(known, now), known);
}

/** A sitemap by its file name; 404 for any other. */
export async function sitemapResponse(request: Request, file: string): Promise<Response> {
  const [, name = '', number = '1'] =
    /^(pages|news|stories)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  if (!name || (name !== 'stories' && number !== '1')) return plainResponse(404);
  const known = await getStoriesWithFallback();
  const now = Date.now();
  if (name === 'pages') return xmlResponse(request, pagesSitemap(known, now), known);
  if (name === 'news') return xmlResponse(request, await newsSitemap(known.all, now), known);
  if (Number(number) > storyFiles(known.all)) return plainResponse(404);
  return xmlResponse(request, recentStoriesSitemap(known.all, Number(number), now), known);
}

function xmlResponse(request: Request, body: string, { all }: StoriesWithFallback): Response {
  return conditionalResponse(request, {
    body,
    type: 'application/xml; charset=utf-8',
    cacheControl: listCacheControl(all),
  });
}
