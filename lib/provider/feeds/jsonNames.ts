import { isRecord } from '@/lib/isObject';
import { withOwnNames } from '@/lib/provider/source/fieldNames';

const OTHERS = {
  title: ['headline'],
  url: ['link'],
  content_html: ['content', 'fullContent'],
  summary: ['description', 'shortDescription'],
  image: ['image', 'imageUrl', 'thumbnail'],
  authors: ['author'],
  tags: ['category'],
  date_published: ['timestamp', 'createdAt'],
  date_modified: ['updatedAt', 'modifiedAt'],
} as const;

const termOf = (given: unknown) => (isRecord(given) ? (given.name ?? given.term ?? given) : given);
const pageOf = (given: unknown) =>
  Array.isArray(given)
    ? given.filter(isRecord).find(({ rel }) => rel === 'alternate')?.href
    : given;

export function asJsonItem(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const { content_html: html, content_text: text, ...rest } = item;
  const others = withOwnNames(rest);
  const named: Record<string, unknown> = { ...item };
  for (const [own, names] of Object.entries(OTHERS))
    named[own] ??= names
      .map((name) => others[name])
      .find((value) => value !== undefined && value !== '');
  if (html === undefined && text !== undefined) delete named.content_html;
  if (isRecord(named.image)) named.image = named.image.url ?? named.image;
  named.url = pageOf(named.url);
  if (typeof named.authors === 'string') named.authors = [{ name: named.authors }];
  if (isRecord(item.enclosure) && !named.attachments) {
    const { link, url = link, type } = item.enclosure;
    named.attachments = [{ url, mime_type: type }];
  }
  if (typeof named.tags === 'string') named.tags = named.tags.split(',').map((tag) => tag.trim());
  if (Array.isArray(named.tags)) named.tags = named.tags.map(termOf);
  return named;
}
