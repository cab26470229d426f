import 'server-only';
import { Feed } from 'feed';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { escapeMarkup } from '@/lib/text/xml';
import type { FeedDocument } from './feedDocument';
import { entryHtml } from './feedEntry';
import { marked, unmarked } from './markedText';

/**
 * Atom 1.0 (RFC 4287). The package writes texts as `type="html"`, so that all of them are escaped
 * for HTML first.
 */
export function atom({
  locale,
  brand,
  title,
  description,
  page,
  self,
  updated,
  entries,
}: FeedDocument): string {
  const feed = new Feed({
    id: self,
    title: marked(title),
    description: marked(description),
    link: page,
    updated,
    generator: false,
    feedLinks: { atom: self },
    author: { name: marked(brand), link: absoluteUrl('/', locale) },
  });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      link: entry.url,
      title: marked(escapeMarkup(entry.title)),
      date: entry.updatedAt,
      published: entry.publishedAt,
      description: marked(escapeMarkup(entry.summary)),
      content: marked(entryHtml(entry)),
      category: entry.category
        ? [{ term: marked(entry.category.term), name: marked(entry.category.label) }]
        : [],
      ...(entry.picture && { enclosure: { url: entry.picture } }),
    });
  }
  return inLanguage(withTypes(unmarked(feed.atom1())), LOCALES[locale].regional);
}

const inLanguage = (xml: string, language: string) =>
  xml.replace('<feed xmlns=', `<feed xml:lang="${language}" xmlns=`);

/** The package makes an enclosure's type of its URL's ending, and calls ours `image/jpg`. */
const withTypes = (xml: string) =>
  xml.replace(/(<link rel="enclosure" [^>]*?type=")image\/jpg"/g, '$1image/jpeg"');
