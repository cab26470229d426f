import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { escapeMarkup } from '@/lib/format/xml';
import { xmlDocument } from '@/lib/format/xmlDocument';
import { type FeedDocument, type FeedEntry } from './feedEntry';

const NAMESPACES = {
  '@xmlns:media': 'http://search.yahoo.com/mrss/',
  '@xmlns:content': 'http://purl.org/rss/1.0/modules/content/',
  '@xmlns:atom': 'http://www.w3.org/2005/Atom',
  '@xmlns:dc': 'http://purl.org/dc/elements/1.1/',
};
/** The RSS Advisory Board's best practice for an unknown enclosure size. */
const UNKNOWN_LENGTH = '0';
const JPEG = 'image/jpeg';

/**
 * RSS 2.0.11 with `atom:link`, `content:encoded` and `media:content`. Titles are text, descriptions
 * HTML, as the RSS Advisory Board's profile asks.
 */
export function rss({
  locale,
  title,
  description,
  page,
  self,
  updated,
  entries,
}: FeedDocument): string {
  const channel = {
    title,
    link: page,
    description,
    lastBuildDate: updated.toUTCString(),
    docs: 'https://validator.w3.org/feed/docs/rss2.html',
    language: REGIONAL[locale],
    'atom:link': { '@href': self, '@rel': 'self', '@type': 'application/rss+xml' },
    item: entries.map(item),
  };
  return xmlDocument({ rss: { '@version': '2.0', ...NAMESPACES, channel } });
}

/**
 * The picture comes twice, because more readers show `media:content` (Media RSS 1.5.1) than
 * enclosures.
 */
function item(entry: FeedEntry) {
  const { url, title, summary, category, tags, authors, agency, publishedAt, picture } = entry;
  return {
    title,
    link: url,
    guid: { '@isPermaLink': 'true', '#text': url },
    pubDate: publishedAt.toUTCString(),
    description: escapeMarkup(summary) || undefined,
    'content:encoded': entry.html || undefined,
    category: [...(category ? [category.label] : []), ...tags],
    'dc:creator': authors,
    'dc:source': agency || undefined,
    ...(picture && {
      enclosure: { '@length': UNKNOWN_LENGTH, '@type': JPEG, '@url': picture },
      'media:content': { '@url': picture, '@medium': 'image', '@type': JPEG },
    }),
  };
}
