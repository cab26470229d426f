import 'server-only';
import { REGIONAL } from '#site/languages.mjs';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { type FeedDocument, type FeedEntry } from './feedEntry';

export const jsonFeed = ({
  locale,
  brand,
  title,
  description,
  page,
  self,
  entries,
}: FeedDocument): string =>
  JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: page,
    feed_url: self,
    description,
    items: entries.map(item),
    language: REGIONAL[locale],
    authors: [{ name: brand, url: absoluteUrl('/', locale) }],
  });

const item = ({ authors, category, tags, ...entry }: FeedEntry) => ({
  id: entry.url,
  content_html: entry.html || undefined,
  url: entry.url,
  title: entry.title,
  summary: entry.summary || undefined,
  image: entry.picture ?? undefined,
  date_modified: entry.updatedAt,
  date_published: entry.publishedAt,
  authors: authors.length > 0 ? authors.map((name) => ({ name })) : undefined,
  tags: category || tags.length > 0 ? [...(category ? [category.label] : []), ...tags] : undefined,
});
