import { decodeEntities } from '@/lib/testing/decodeEntities';

/** What a sitemap says of one URL. */
export type SitemapEntry = {
  loc: string;
  lastmod?: string;
  alternates: Record<string, string>;
  picture?: string;
  name?: string;
  language?: string;
  published?: string;
  title?: string;
};

const valueOf = (xml: string, name: string) => {
  const [, value] = new RegExp(`<${name}>([^<]*)</${name}>`).exec(xml) ?? [];
  return value === undefined ? undefined : decodeEntities(value);
};

/** The entries of a sitemap that its grammar has found good. */
export const entriesOf = (xml: string): SitemapEntry[] =>
  [...xml.matchAll(/<url>(.*?)<\/url>/gs)].map(([, url = '']) => ({
    loc: valueOf(url, 'loc') ?? '',
    lastmod: valueOf(url, 'lastmod'),
    alternates: Object.fromEntries(
      [...url.matchAll(/hreflang="([^"]*)" href="([^"]*)"/g)].map(
        ([, language = '', href = '']) => [language, decodeEntities(href)],
      ),
    ),
    picture: valueOf(url, 'image:loc'),
    name: valueOf(url, 'news:name'),
    language: valueOf(url, 'news:language'),
    published: valueOf(url, 'news:publication_date'),
    title: valueOf(url, 'news:title'),
  }));
