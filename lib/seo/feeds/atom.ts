import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { escapeMarkup } from '@/lib/format/xml';
import { xmlDocument } from '@/lib/format/xmlDocument';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { type FeedDocument, type FeedEntry } from './feedEntry';

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
  const feed = {
    '@xml:lang': REGIONAL[locale],
    '@xmlns': 'http://www.w3.org/2005/Atom',
    id: self,
    title,
    updated: updated.toISOString(),
    author: { name: brand, uri: absoluteUrl('/', locale) },
    link: [
      { '@rel': 'alternate', '@href': page },
      { '@rel': 'self', '@href': self },
    ],
    subtitle: description,
    entry: entries.map(entryElement),
  };
  return xmlDocument({ feed });
}

const html = (text: string) => (text ? { '@type': 'html', '#text': text } : undefined);

function entryElement(entry: FeedEntry) {
  const { url, title, summary, category, tags, authors, publishedAt, updatedAt, picture } = entry;
  return {
    title: html(escapeMarkup(title)),
    id: url,
    link: [
      { '@href': url },
      ...(picture ? [{ '@rel': 'enclosure', '@href': picture, '@type': 'image/jpeg' }] : []),
    ],
    updated: updatedAt.toISOString(),
    summary: html(escapeMarkup(summary)),
    content: html(entry.html),
    author: authors.map((name) => ({ name })),
    category: [
      ...(category ? [category] : []),
      ...tags.map((name) => ({ term: name, label: name })),
    ].map(({ label, term }) => ({ '@label': label, '@term': term })),
    published: publishedAt.toISOString(),
  };
}
