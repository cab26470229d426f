import { xmlDocument } from '@/lib/format/xmlDocument';

const SITEMAP = { '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9' };
const XHTML = { '@xmlns:xhtml': 'http://www.w3.org/1999/xhtml' };
const IMAGE = { '@xmlns:image': 'http://www.google.com/schemas/sitemap-image/1.1' };
const NEWS = { '@xmlns:news': 'http://www.google.com/schemas/sitemap-news/0.9' };

export type SitemapEntry = {
  loc: string;
  lastmod?: string | null;
  alternates?: Record<string, string>;
  picture?: string | null;
};

export type NewsEntry = {
  loc: string;
  publication: string;
  language: string;
  publishedAt: string;
  title: string;
};

/** Sitemaps 0.9 with Google's `xhtml:link` alternates and image extension 1.1. */
export function urlset(entries: readonly SitemapEntry[]): string {
  const url = entries.map(({ loc, lastmod, alternates = {}, picture }) => ({
    loc,
    lastmod: lastmod ?? undefined,
    'xhtml:link': Object.entries(alternates).map(([language, href]) => ({
      '@rel': 'alternate',
      '@hreflang': language,
      '@href': href,
    })),
    'image:image': picture ? { 'image:loc': picture } : undefined,
  }));
  return xmlDocument({ urlset: { ...SITEMAP, ...XHTML, ...IMAGE, url } });
}

export function newsUrlset(entries: readonly NewsEntry[]): string {
  const url = entries.map(({ loc, publication, language, publishedAt, title }) => ({
    loc,
    'news:news': {
      'news:publication': { 'news:name': publication, 'news:language': language },
      'news:publication_date': publishedAt,
      'news:title': title,
    },
  }));
  return xmlDocument({ urlset: { ...SITEMAP, ...NEWS, url } });
}

export function sitemapIndex(sitemaps: readonly { loc: string; lastmod: string | null }[]): string {
  const sitemap = sitemaps.map(({ loc, lastmod }) => ({ loc, lastmod: lastmod ?? undefined }));
  return xmlDocument({ sitemapindex: { ...SITEMAP, sitemap } });
}
