import 'server-only';
import { Feed } from 'feed';
import { LOCALES } from '@/lib/i18n/locales';
import { absoluteUrl } from '@/lib/site/absoluteUrl';
import type { FeedDocument } from './feedDocument';
import { entryHtml } from './feedEntry';

const VERSION = 'https://jsonfeed.org/version/1.1';

/**
 * JSON Feed 1.1 (jsonfeed.org). The package writes version 1, which knows neither `language` nor
 * `authors`: they are added.
 */
export function jsonFeed({
  locale,
  brand,
  title,
  description,
  page,
  self,
  updated,
  entries,
}: FeedDocument): string {
  const feed = new Feed({ title, description, link: page, updated, feedLinks: { json: self } });
  for (const entry of entries) {
    feed.addItem({
      id: entry.url,
      link: entry.url,
      title: entry.title,
      date: entry.updatedAt,
      published: entry.publishedAt,
      description: entry.summary,
      content: entryHtml(entry),
      ...(entry.category && { category: [{ name: entry.category.label }] }),
      ...(entry.picture && { image: entry.picture }),
    });
  }
  const made: object = JSON.parse(feed.json1());
  return JSON.stringify({
    ...made,
    version: VERSION,
    language: LOCALES[locale].regional,
    authors: [{ name: brand, url: absoluteUrl('/', locale) }],
  });
}
