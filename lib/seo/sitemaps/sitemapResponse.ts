import 'server-only';
import { conditionalResponse } from '@/lib/http/conditionalResponse';
import { listCacheControl } from '@/lib/http/listCacheControl';
import { plainResponse } from '@/lib/http/plainResponse';
import { getStoriesWithFallback, type StoriesWithFallback } from '@/lib/news/storiesWithFallback';
import { indexSitemap } from './indexSitemap';
import { newsSitemap } from './newsSitemap';
import { pagesSitemap } from './pagesSitemap';
import { recentStoriesSitemap, storyFiles } from './storiesSitemap';

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
