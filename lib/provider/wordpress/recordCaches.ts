import 'server-only';
import { FAILURES } from '@/lib/provider/source/failures';
import { FIELDS } from './fields';
import { createRecordCache } from './records';
import {
  cardSchema,
  excerptSchema,
  fileSchema,
  type PostRecord,
  postSchema,
  sizesSchema,
  tagSchema,
  type TextRecord,
  textSchema,
  userSchema,
} from './schema';

/** For 2 KB records: the first page after a start fetches under 200 KB, later polls the rest. */
export const HEAVY = 24;
const MINUTE_MS = 60_000;

export const cards = createRecordCache({
  name: '/cards',
  route: '/posts',
  fields: FIELDS.card,
  schema: cardSchema,
  failure: FAILURES.news,
  maxAgeMs: 10 * MINUTE_MS,
});

export const excerpts = createRecordCache({
  name: '/excerpts',
  route: '/posts',
  fields: FIELDS.excerpt,
  schema: excerptSchema,
  failure: 'Failed to fetch excerpts',
  perSecond: HEAVY,
  maxAgeMs: 10 * MINUTE_MS,
});

export const texts = createRecordCache({
  name: '/texts',
  route: '/posts',
  fields: FIELDS.text,
  schema: textSchema,
  failure: 'Failed to fetch texts',
  perSecond: HEAVY,
  maxAgeMs: 10 * MINUTE_MS,
  bytesOf: ({ text }: TextRecord) => 1_000 + 2 * text.length,
});

/** Records expire, because plug-ins change a text without changing its date. */
export const posts = createRecordCache({
  name: '/stories',
  route: '/posts',
  fields: FIELDS.post,
  schema: postSchema,
  failure: 'News article not found',
  maxAgeMs: MINUTE_MS,
  bytesOf: ({ content }: PostRecord) => 1_000 + 2 * content.rendered.length,
});

export const DETAIL = { maxAgeMs: 5 * MINUTE_MS, isOptional: true };

export const files = createRecordCache({
  ...DETAIL,
  name: '/media',
  route: '/media',
  fields: FIELDS.file,
  schema: fileSchema,
  failure: 'Failed to fetch pictures',
});

export const sizes = createRecordCache({
  ...DETAIL,
  name: '/media-sizes',
  route: '/media',
  fields: FIELDS.sizes,
  schema: sizesSchema,
  failure: 'Failed to fetch sizes of pictures',
  perSecond: HEAVY,
});

export const users = createRecordCache({
  ...DETAIL,
  name: '/users',
  route: '/users',
  fields: FIELDS.user,
  schema: userSchema,
  failure: 'Failed to fetch authors',
});

export const tags = createRecordCache({
  ...DETAIL,
  name: '/tags',
  route: '/tags',
  fields: FIELDS.term,
  schema: tagSchema,
  failure: 'Failed to fetch tags',
});
