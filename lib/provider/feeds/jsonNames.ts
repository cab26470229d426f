import { z } from 'zod';

/** Names of RSS and Atom that writers of JSON Feed use for those of its own. */
const OTHERS = {
  url: ['link'],
  content_html: ['content', 'body'],
  summary: ['description', 'excerpt'],
  image: ['thumbnail'],
  date_published: ['pubDate', 'published', 'isoDate'],
  date_modified: ['updated', 'modified'],
} as const;

const record = z.record(z.string(), z.unknown());
const withUrl = z.object({ url: z.string() }).transform(({ url }) => url);

/** An item of JSON Feed under its own names, with one picture's URL and a list of tags. */
export function underOwnNames(given: unknown): unknown {
  const { data: item } = record.safeParse(given);
  if (!item) return given;
  const named = { ...item };
  for (const [own, others] of Object.entries(OTHERS))
    named[own] ??= others.map((other) => item[other]).find((value) => value !== undefined);
  const picture = withUrl.safeParse(named.image);
  if (picture.success) named.image = picture.data;
  if (typeof named.tags === 'string') named.tags = named.tags.split(',').map((tag) => tag.trim());
  return named;
}
