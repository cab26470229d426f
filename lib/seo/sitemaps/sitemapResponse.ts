import 'server-only';
import { evictOnFailure } from '@/lib/evictOnFailure';
import { MINUTE_MS } from '@/lib/format/elapsed';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { provider } from '@/lib/provider/provider';
import { CACHE_CONTROL } from '@/lib/request/cacheControl.mjs';
import { conditionalResponse, listCacheControl, plainResponse } from '@/lib/request/responses';
import { lastChange } from '@/lib/stories/lastChange';
import {
  getStoriesWithFallback,
  NOTHING_KNOWN,
  type StoriesWithFallback,
} from '@/lib/stories/storiesWithFallback';
import type { Story } from '@/lib/story/story';
import { archiveFile, archiveFileChange, archiveFiles } from './archiveSitemap';
import { pagesSitemap } from './pagesSitemap';
import { sitemapIndex } from './sitemapXml';
import {
  newsSitemap,
  originals,
  recent,
  storiesSitemap,
  storyFiles,
  storyUrlset,
} from './storiesSitemap';

/**
 * Caches a list's file for a minute: 10,000 URLs take half a second of CPU, and dates depend on the
 * time.
 */
export function oncePerMinute<L extends object, R>(
  write: (list: L, now: number, file: number) => R,
): (list: L, now: number, file?: number) => R {
  const writtenOf = new WeakMap<L, Map<number, { result: R; at: number }>>();
  return (list, now, file = 1) => {
    const written = writtenOf.get(list) ?? new Map<number, { result: R; at: number }>();
    writtenOf.set(list, written);
    const known = written.get(file);
    if (known && Math.abs(now - known.at) < MINUTE_MS) return known.result;
    const result = evictOnFailure(write(list, now, file), () => written.delete(file));
    written.set(file, { result, at: now });
    return result;
  };
}

export const sitemapUrl = (file: string) => absoluteUrl(`/sitemaps/${file}`);

const storiesFile = (number: number) => (number === 1 ? 'stories.xml' : `stories-${number}.xml`);

type StoriesFile = { file: string; lastmod: string | null };

function listFiles({ all }: StoriesWithFallback, now: number): StoriesFile[] {
  const { length } = originals(all);
  return filesOf(length === 0 ? 0 : storyFiles(length), () => lastChange(all, now));
}

async function filesOfArchive({ all }: StoriesWithFallback, now: number): Promise<StoriesFile[]> {
  const count = (await archiveFiles(now)) ?? 0;
  return filesOf(count, (number) =>
    number === count ? lastChange(all, now) : archiveFileChange(number, now),
  );
}

const filesOf = (count: number, lastmodOf: (number: number) => string | null): StoriesFile[] =>
  Array.from({ length: count }, (_, at) => ({
    file: storiesFile(at + 1),
    lastmod: lastmodOf(at + 1),
  }));

/** Omits empty files, because the protocol requires a URL in each. */
export function indexSitemap(
  known: StoriesWithFallback,
  now: number,
  stories = listFiles(known, now),
): string {
  const lastmod = lastChange(known.all, now);
  const news = recent(known.all, now).length > 0 ? [{ file: 'news.xml', lastmod }] : [];
  return sitemapIndex(
    [{ file: 'pages.xml', lastmod }, ...stories, ...news].map((one) => ({
      loc: sitemapUrl(one.file),
      lastmod: one.lastmod,
    })),
  );
}

const bytes = (xml: string): Uint8Array<ArrayBuffer> => new TextEncoder().encode(xml);

const indexFile = oncePerMinute((known: StoriesWithFallback, now) =>
  bytes(indexSitemap(known, now)),
);
const pagesFile = oncePerMinute((known: StoriesWithFallback, now) =>
  bytes(pagesSitemap(known, now)),
);
const newsFile = oncePerMinute(async (stories: readonly Story[], now) =>
  bytes(await newsSitemap(stories, now)),
);
const recentFile = oncePerMinute((stories: readonly Story[], now, file) =>
  bytes(storiesSitemap(stories, file, now)),
);

export async function sitemapIndexResponse(request: Request): Promise<Response> {
  const known = await getStoriesWithFallback();
  const now = Date.now();
  const index = (await provider.hasSitemap())
    ? bytes(indexSitemap(known, now, await filesOfArchive(known, now)))
    : indexFile(known, now);
  return xmlResponse(request, index, known);
}

export async function sitemapResponse(request: Request, file: string): Promise<Response> {
  const [, name = '', number = '1'] =
    /^(pages|news|stories)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/.exec(file) ?? [];
  if (!name || (name !== 'stories' && number !== '1')) return plainResponse(404);
  const now = Date.now();
  if (name === 'stories' && (await provider.hasSitemap()))
    return archiveResponse(request, Number(number), now);
  const known = await getStoriesWithFallback();
  if (name === 'pages') return xmlResponse(request, pagesFile(known, now), known);
  if (known === NOTHING_KNOWN) return plainResponse(503);
  if (name === 'news') return xmlResponse(request, await newsFile(known.all, now), known);
  if (Number(number) > storyFiles(originals(known.all).length)) return plainResponse(404);
  return xmlResponse(request, recentFile(known.all, now, Number(number)), known);
}

async function archiveResponse(request: Request, number: number, now: number): Promise<Response> {
  const files = await archiveFiles(now);
  if (files === null) return plainResponse(503);
  if (number > Math.max(1, files)) return plainResponse(404);
  const entries = await archiveFile(number, files, now);
  if (!entries) return plainResponse(503);
  const { all } = await getStoriesWithFallback();
  return conditionalResponse(request, {
    body: storyUrlset(entries, all),
    type: XML,
    cacheControl: entries.length > 0 ? CACHE_CONTROL.list : CACHE_CONTROL.none,
  });
}

const XML = 'application/xml; charset=utf-8';

function xmlResponse(
  request: Request,
  body: Uint8Array<ArrayBuffer>,
  { all }: StoriesWithFallback,
): Response {
  return conditionalResponse(request, {
    body,
    type: XML,
    cacheControl: listCacheControl(all),
  });
}
