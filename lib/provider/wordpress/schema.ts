import { z } from 'zod';
import { safeDecode } from '@/lib/format/safeDecode';
import {
  BODY_LIMITS,
  FIGURE_LIMIT,
  ID_LIMIT,
  STORY_LISTS,
  TEXT_LIMITS,
  URL_LIMIT,
} from '@/lib/provider/source/limits';
import { momentOf } from '@/lib/provider/source/momentOf';
import { cleanedText, limitedText, optional } from '@/lib/provider/source/schemaText';
import { acfSchema } from './factFields';
import { headSchema } from './headSchema';
import { languageSchema, translationSchema } from './language';
import { siteFacts } from './siteFacts';
import { coauthorsSchema, writersSchema } from './writers';

/** WordPress 5.6 and newer; https://developer.wordpress.org/rest-api/reference/posts/ */

/** Caching plug-ins may turn numbers into strings. */
export const identity = z
  .union([z.int().positive(), z.string().regex(/^[1-9]\d{0,14}$/)])
  .transform(String);
const reference = identity.nullable().catch(null);
const references = z
  .array(z.unknown())
  .transform((given) =>
    given.slice(0, STORY_LISTS.tags).flatMap((id) => identity.safeParse(id).data ?? []),
  )
  .catch([]);

/** WordPress sends dates without a zone: UTC or its own clock. */
const moment = (timeZone: () => string) =>
  limitedText(FIGURE_LIMIT)
    // WordPress writes zeros for an unpublished post.
    .refine((given) => !/^-?0/.test(given))
    .transform((given) => momentOf([given], '/posts', timeZone()))
    .nullable()
    .catch(null);
const gmt = moment(() => 'UTC');
const local = moment(() => siteFacts().timeZone);

/** Four times the text limit, because markup takes room. */
const html = (limit: number) => z.string().transform((given) => given.slice(0, 4 * limit));
const bodyHtml = z
  .string()
  // One character over the limit, so that the parser notices the cut.
  .transform((given) => given.slice(0, BODY_LIMITS.html + 1))
  .catch('');
const rendered = (limit: number) =>
  z
    .union([z.object({ rendered: html(limit) }), html(limit)])
    .transform((given) => (typeof given === 'string' ? given : given.rendered))
    .catch('');

/** Security: counts as protected unless it says otherwise. Every post schema has this. */
export const guarded = z.object({ protected: z.boolean().catch(true) });

export const optionalUrl = limitedText(URL_LIMIT).nullable().catch(null);

export const stampSchema = z.object({
  id: identity,
  modified_gmt: z.string().max(ID_LIMIT).catch(''),
  content: guarded,
});
export const cardSchema = z.object({
  acf: acfSchema,
  ...headSchema.shape,
  ...languageSchema.shape,
  ...translationSchema.shape,
  id: identity,
  link: optionalUrl,
  date: local,
  date_gmt: gmt,
  modified_gmt: gmt,
  title: rendered(TEXT_LIMITS.title),
  content: guarded,
  author: reference,
  authors: writersSchema,
  coauthors: coauthorsSchema,
  featured_media: reference,
  /** A picture from elsewhere, of Featured Image from URL. */
  fifu_image_url: optionalUrl,
  categories: references,
  tags: references,
});
export type CardRecord = z.output<typeof cardSchema>;

/** Some plug-ins and imports leave `date_gmt` empty. */
export const publicationOf = (post: Pick<CardRecord, 'date' | 'date_gmt' | 'modified_gmt'>) =>
  post.date_gmt ?? post.date ?? post.modified_gmt;

export const excerptSchema = z.object({ id: identity, excerpt: rendered(TEXT_LIMITS.summary) });
export const textSchema = z
  .object({
    id: identity,
    content: guarded.extend({ rendered: html(TEXT_LIMITS.summary).catch('') }),
  })
  .transform((post) => ({ ...post, text: post.content.rendered }));
export type TextRecord = z.output<typeof textSchema>;
export const summarySchema = cardSchema.extend({
  excerpt: z.object({ rendered: html(TEXT_LIMITS.summary) }).catch({ rendered: '' }),
});
export const postSchema = summarySchema.extend({
  content: guarded.extend({ rendered: bodyHtml }),
});
export type PostRecord = z.output<typeof postSchema>;

export const draftSchema = postSchema.extend({ status: z.string() });

export const autosaveSchema = z.object({
  modified_gmt: gmt,
  title: rendered(TEXT_LIMITS.title),
  excerpt: z.object({ rendered: html(TEXT_LIMITS.summary).catch('') }).transform(withoutPassword),
  content: z.object({ rendered: bodyHtml }).transform(withoutPassword),
});

const named = z.object({
  id: identity,
  name: html(TEXT_LIMITS.author).pipe(cleanedText).catch(''),
  // WordPress percent-encodes non-Latin letters in slugs, `%e0%a4%a8`.
  slug: limitedText(URL_LIMIT).transform(safeDecode).catch(''),
});

const hasWords = ({ name, slug }: z.output<typeof named>) => name !== '' || slug !== '';

export const categorySchema = named.extend({ parent: reference }).refine(hasWords);
export type CategoryRecord = z.output<typeof categorySchema>;
export const tagSchema = named.refine(hasWords);
export type TagRecord = z.output<typeof tagSchema>;
const avatars = z
  .record(z.string(), z.unknown())
  .transform((given) => Object.entries(given).toSorted(([a], [b]) => Number(b) - Number(a)))
  .transform(([widest]) => optionalUrl.parse(widest?.[1]));
export const userSchema = named
  .extend({
    description: html(TEXT_LIMITS.about).pipe(cleanedText).catch(''),
    avatar_urls: avatars.nullable().catch(null),
  })
  .refine(hasWords);
export type UserRecord = z.output<typeof userSchema>;

export const fileSchema = z.object({
  id: identity,
  source_url: optionalUrl,
  alt_text: html(TEXT_LIMITS.summary).pipe(cleanedText).catch(''),
  caption: rendered(TEXT_LIMITS.summary),
});
export type FileRecord = z.output<typeof fileSchema>;

const size = optional(z.object({ width: z.number(), source_url: limitedText(URL_LIMIT) }));
/** WordPress's own sizes only, because theme sizes may crop. */
const sizes = z.object({
  medium_large: size,
  large: size,
  '1536x1536': size,
  '2048x2048': size,
  full: size,
});
export const sizesSchema = z.object({
  id: identity,
  media_details: z
    .object({ sizes })
    .transform((details) => Object.values(details.sizes).flatMap((each) => each ?? []))
    .catch([]),
});
export type SizesRecord = z.output<typeof sizesSchema>;

export const linkSchema = z.object({
  id: identity,
  link: z.url().max(URL_LIMIT),
  content: guarded,
});

/** Autosaves carry no password flag; only editors see them. */
function withoutPassword<T extends object>(text: T): T & { protected: boolean } {
  return { ...text, protected: false };
}
