import { escapeMarkup } from '@/lib/text/xml';

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>\n';
const SITEMAP = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const XHTML = 'xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const IMAGE = 'xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"';
const NEWS = 'xmlns:news="http://www.google.com/schemas/sitemap-news/0.9"';

/** One URL of a sitemap. All URLs are absolute, moments are ISO in UTC. */
export type SitemapEntry = {
  loc: string;
  lastmod?: string | null;
  /** `hreflang` and URL of each language, this one included. */
  alternates?: Record<string, string>;
  picture?: string | null;
};

/** What Google News asks for besides the URL. */
export type NewsEntry = {
  loc: string;
  publication: string;
  language: string;
  publishedAt: string;
  title: string;
};

/** A text element; the text must hold nothing that XML forbids. */
const element = (name: string, text: string) => `<${name}>${escapeMarkup(text)}</${name}>`;

const optional = (name: string, text: string | null | undefined) =>
  text ? element(name, text) : '';

const alternateLinks = (alternates: Record<string, string> = {}) =>
  Object.entries(alternates)
    .map(
      ([language, href]) =>
        `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeMarkup(href)}"/>`,
    )
    .join('');

/**
 * A sitemap (sitemaps.org, protocol 0.9) with Google's `xhtml:link` alternates and image extension
 * 1.1.
 */
export function urlset(entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ loc, lastmod, alternates, picture }) => {
    const image = picture ? `<image:image>${element('image:loc', picture)}</image:image>` : '';
    return `<url>${element('loc', loc)}${optional('lastmod', lastmod)}${alternateLinks(alternates)}${image}</url>\n`;
  });
  return `${DECLARATION}<urlset ${SITEMAP} ${XHTML} ${IMAGE}>\n${urls.join('')}</urlset>\n`;
}

/** A Google News sitemap (extension 0.9). */
export function newsUrlset(entries: readonly NewsEntry[]): string {
  const urls = entries.map(({ loc, publication, language, publishedAt, title }) => {
    const published = `<news:publication>${element('news:name', publication)}${element('news:language', language)}</news:publication>`;
    const news = `${published}${element('news:publication_date', publishedAt)}${element('news:title', title)}`;
    return `<url>${element('loc', loc)}<news:news>${news}</news:news></url>\n`;
  });
  return `${DECLARATION}<urlset ${SITEMAP} ${NEWS}>\n${urls.join('')}</urlset>\n`;
}

/** A sitemap index (sitemaps.org, protocol 0.9). */
export function sitemapIndex(sitemaps: readonly { loc: string; lastmod: string | null }[]): string {
  const entries = sitemaps.map(
    ({ loc, lastmod }) =>
      `<sitemap>${element('loc', loc)}${optional('lastmod', lastmod)}</sitemap>\n`,
  );
  return `${DECLARATION}<sitemapindex ${SITEMAP}>\n${entries.join('')}</sitemapindex>\n`;
}
