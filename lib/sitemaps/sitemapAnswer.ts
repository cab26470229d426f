import 'server-only';
import { conditionalAnswer } from '@/lib/http/conditionalAnswer';
import { listCache } from '@/lib/http/listCache';
import { plainAnswer } from '@/lib/http/plainAnswer';
import { getKnownStories, type Known } from '@/lib/news/knownStories';
import { indexSitemap } from './indexSitemap';
import { newsSitemap } from './newsSitemap';
import { pagesSitemap } from './pagesSitemap';
import { storiesSitemap, storyFiles } from './storiesSitemap';

/** The index of all sitemaps. */
export async function sitemapIndexAnswer(request: Request): Promise<Response> {
  const [known, now] = [await getKnownStories(), Date.now()];
  return xmlAnswer(request, indexSitemap(known, now), known);
}

/** A sitemap by its file name; 404 for any other. */
export async function sitemapAnswer(request: Request, file: string): Promise<Response> {
  const [, name = '', number = '1'] =
    /^(pages|news|stories)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  if (!name || (name !== 'stories' && number !== '1')) return plainAnswer(404);
  const [known, now] = [await getKnownStories(), Date.now()];
  if (name === 'pages') return xmlAnswer(request, pagesSitemap(known, now), known);
  if (name === 'news') return xmlAnswer(request, await newsSitemap(known.all, now), known);
  if (Number(number) > storyFiles(known.all)) return plainAnswer(404);
  return xmlAnswer(request, storiesSitemap(known.all, Number(number), now), known);
}

function xmlAnswer(request: Request, body: string, { all }: Known): Response {
  return conditionalAnswer(request, {
    body,
    type: 'application/xml; charset=utf-8',
    cacheControl: listCache(all),
  });
}
