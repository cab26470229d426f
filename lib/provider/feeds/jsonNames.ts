import { z } from 'zod';
import { underOwnNames } from '@/lib/provider/source/otherNames';

/** Names of RSS, Atom and APIs that writers of JSON Feed use for those of its own. */
const OTHERS = {
  title: ['headline'],
  url: ['link'],
  content_html: ['content', 'fullContent'],
  summary: ['description', 'shortDescription'],
  image: ['image', 'imageUrl', 'thumbnail'],
  authors: ['author'],
  date_published: ['timestamp', 'createdAt'],
  date_modified: ['updatedAt', 'modifiedAt'],
} as const;

const record = z.record(z.string(), z.unknown());
const withUrl = z.object({ url: z.string() }).transform(({ url }) => url);
const withName = z.object({ name: z.string() }).transform(({ name }) => name);
const nameOf = (given: unknown) => withName.safeParse(given).data ?? given;

/** An item of JSON Feed under its own names, with one picture's URL, and lists of tags and authors. */
export function asJsonItem(given: unknown): unknown {
  const { data: item } = record.safeParse(given);
  if (!item) return given;
  const { content_html: html, content_text: text, ...rest } = item;
  const others = underOwnNames(rest);
  const named: Record<string, unknown> = { ...item };
  for (const [own, names] of Object.entries(OTHERS))
    named[own] ??= names.map((name) => others[name]).find((value) => value !== undefined);
  if (html === undefined && text !== undefined) delete named.content_html;
  const picture = withUrl.safeParse(named.image);
  if (picture.success) named.image = picture.data;
  if (typeof named.tags === 'string') named.tags = named.tags.split(',').map((tag) => tag.trim());
  if (Array.isArray(named.tags)) named.tags = named.tags.map(nameOf);
  return named;
}
