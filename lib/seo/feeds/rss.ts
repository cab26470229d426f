import 'server-only';
import { Feed } from 'feed';
import { LOCALES } from '@/lib/i18n/locales';
import { escapeMarkup } from '@/lib/text/xml';
import type { FeedDocument } from './feedDocument';
import { entryHtml, type FeedEntry } from './feedEntry';
import { marked, unmarked } from './markedText';

/** The RSS Advisory Board's best practices: 0 where the size of an enclosure is not known. */
const UNKNOWN_LENGTH = 0;
const JPEG = 'image/jpeg';

/**
 * RSS 2.0 (RSS Advisory Board, version 2.0.11) with `atom:link rel="self"`, `content:encoded` and
 * `media:content`. A title is plain text, a description is HTML, as the board's profile asks for.
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
  const feed = new Feed({
    title: marked(title),
    description: marked(description),
    link: page,
    language: LOCALES[locale].regional,
    updated,
    generator: false,
    feedLinks: { rss: self },
  });
  for (const entry of entries) {
    feed.addItem({
      title: marked(entry.title),
      link: entry.url,
      date: entry.publishedAt,
      description: marked(escapeMarkup(entry.summary)),
      content: marked(entryHtml(entry)),
      category: entry.category ? [{ name: marked(entry.category.label) }] : [],
      ...pictureOf(entry),
    });
  }
  // The package has no place for a namespace of an extension's.
  return unmarked(feed.rss2()).replace(
    '<rss version="2.0"',
    '<rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"',
  );
}

/**
 * The picture as an enclosure, and as `media:content` (Media RSS 1.5.1), which more readers show.
 */
function pictureOf({ picture }: FeedEntry) {
  if (!picture) return {};
  return {
    enclosure: { url: picture, type: JPEG, length: UNKNOWN_LENGTH },
    extensions: [
      {
        name: 'media:content',
        objects: { _attributes: { url: marked(picture), medium: 'image', type: JPEG } },
      },
    ],
  };
}
