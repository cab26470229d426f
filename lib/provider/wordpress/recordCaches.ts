import 'server-only';
import { z } from 'zod';
import { optional } from '@/lib/provider/source/schemaText';
import { FAILURES } from '@/lib/provider/source/source';
import { FIELDS } from './fields';
import { headSchema } from './headSchema';
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
  guarded,
  identity,
  optionalUrl,
} from './schema';

/** For 2 KB records: the first page after a start fetches under 200 KB, later polls the rest. */
const HEAVY = 24;
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

const DETAIL = { maxAgeMs: 5 * MINUTE_MS, isOptional: true };

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

const url = optionalUrl.unwrap();
const picture = z
  .union([
    url,
    z.object({ source_url: url }).transform((file) => file.source_url),
    z.object({ full: z.tuple([url], z.unknown()) }).transform(({ full: [first] }) => first),
  ])
  .nullable()
  .catch(null);

const NAMED = {
  jetpack_featured_media_url: picture,
  featured_media_src_url: picture,
  featured_image_src: picture,
  better_featured_image: picture,
  fimg_url: picture,
  uagb_featured_image_src: picture,
  rttpg_featured_image_url: picture,
};

const FILE = 'wp:featuredmedia';
const first = <T>(one: z.ZodType<T>) =>
  optional(z.preprocess((list: unknown) => (Array.isArray(list) ? list[0] : undefined), one));
const embedded = optional(z.object({ [FILE]: first(picture), author: first(userSchema) }));

const hiddenSchema = z
  .object({
    ...NAMED,
    id: identity,
    content: guarded,
    _embedded: embedded,
    yoast_head_json: headSchema.shape.yoast_head_json,
  })
  .transform(({ id, content, _embedded: parts, yoast_head_json: yoast, ...named }) => ({
    id,
    content,
    author: parts?.author,
    picture:
      parts?.[FILE] ?? Object.values(named).find(Boolean) ?? yoast?.og_image?.[0]?.url ?? undefined,
  }));

/** Files of an unpublished post (https://github.com/WP-API/WP-API/issues/2596), or hidden by a plug-in. */
export const hiddenParts = createRecordCache({
  ...DETAIL,
  name: '/hidden-parts',
  route: '/posts',
  fields: `id,content.protected,${Object.keys(NAMED).join()},yoast_head_json.og_image,_links,_embedded`,
  embed: `${FILE},author`,
  schema: hiddenSchema,
  failure: 'Failed to fetch pictures and authors of posts',
  perSecond: HEAVY,
});
