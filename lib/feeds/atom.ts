import 'server-only';
import { Feed } from 'feed';
import { REGIONAL } from '@/lib/seo/languageAlternates';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import { escapeMarkup } from '@/lib/text/xml';
import type { FeedDocument } from './feedDocument';
import { entryHtml } from './feedEntry';
import { marked, unmarked } from './markedText';

/** Atom 1.0 (RFC 4287). The package writes texts as `type="html"`, so that all of them are escaped for HTML first. */
export function atom({ locale, brand, title, description, page, self, updated, entries }: FeedDocument): string {
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
      category: entry.category ? [{ term: marked(entry.category.term), name: marked(entry.category.label) }] : [],
      // The package makes a type of the address's ending ("image/jpg"); the right one takes its place below.
      ...(entry.picture?.type && { enclosure: { url: entry.picture.url } }),
    });
  }
  return inLanguage(withTypes(unmarked(feed.atom1()), entries), REGIONAL[locale]);
}

const inLanguage = (xml: string, language: string) => xml.replace('<feed xmlns=', `<feed xml:lang="${language}" xmlns=`);

/** Enclosures with the media type of their picture: they stand in the order of the entries that have one. */
function withTypes(xml: string, entries: FeedDocument['entries']): string {
  const types = entries.flatMap(({ picture }) => picture?.type ?? []);
  return xml.replace(/(<link rel="enclosure" [^>]*?)type="[^"]*"/g, (_, start: string) => `${start}type="${types.shift() ?? ''}"`);
}
