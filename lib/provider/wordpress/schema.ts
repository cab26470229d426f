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
import { clean, wholeText } from '@/lib/provider/source/schemaText';
import { headSchema } from './headSchema';
import { languageSchema } from './language';
import { siteFacts } from './siteFacts';
import { translationSchema } from './translations';

/**
 * What the REST API of WordPress sends, from 5.6 on. Only what makes a record usable is demanded; any
 * other field of a wrong type is treated as missing. Plugins change every field there is.
 *
 * https://developer.wordpress.org/rest-api/reference/posts/
 */

const identity = z.int().positive().transform(String);
/** 0 is none. */
const reference = identity.nullable().catch(null);
const references = z
  .array(z.unknown())
  .transform((given) =>
    given.slice(0, STORY_LISTS.tags).flatMap((id) => identity.safeParse(id).data ?? []),
  )
  .catch([]);

/** A moment, which is sent without a zone: of UTC, or of WordPress's own clock. */
const moment = (timeZone: () => string) =>
  wholeText(FIGURE_LIMIT)
    // Zeros, as WordPress has them for what was never published, are no date that somebody meant.
    .refine((given) => !/^-?0/.test(given))
    .transform((given) => momentOf([given], '/posts', timeZone()))
    .nullable()
    .catch(null);
const gmt = moment(() => 'UTC');
const local = moment(() => siteFacts().timeZone);

/**
 * HTML longer than any text made of it may be. It is cut as HTML, whose marks take more room than its
 * text.
 */
const html = (limit: number) => z.string().transform((given) => given.slice(0, 4 * limit));
const bodyHtml = z
  .string()
  // One more, so that it is seen to be cut.
  .transform((given) => given.slice(0, BODY_LIMITS.html + 1))
  .catch('');
const rendered = (limit: number) =>
  z
    .object({ rendered: html(limit) })
    .transform((given) => given.rendered)
    .catch('');

/**
 * Whether a post stands behind a password, which it does where nobody says that it does not. Every
 * schema of a post has it; `restList` leaves those posts out.
 */
const guarded = z.object({ protected: z.boolean().catch(true) });

const optionalUrl = wholeText(URL_LIMIT).nullable().catch(null);

/** What a poll asks of a list, in their order: as little as tells what has changed. */
export const stampSchema = z.object({
  id: identity,
  modified_gmt: z.string().max(ID_LIMIT).catch(''),
  excerpt: guarded,
});
/** A post as lists show it, without its excerpt. */
export const cardSchema = z.object({
  ...headSchema.shape,
  ...languageSchema.shape,
  ...translationSchema.shape,
  id: identity,
  link: optionalUrl,
  date: local,
  date_gmt: gmt,
  modified_gmt: gmt,
  title: rendered(TEXT_LIMITS.title),
  excerpt: guarded,
  author: reference,
  featured_media: reference,
  categories: references,
  tags: references,
});
export type CardRecord = z.output<typeof cardSchema>;

/**
 * When a post was published. Some plugins and imports leave `date_gmt` empty: then `date` counts, which
 * is on WordPress's own clock, and where that is empty too the last change.
 */
export const publicationOf = (post: Pick<CardRecord, 'date' | 'date_gmt' | 'modified_gmt'>) =>
  post.date_gmt ?? post.date ?? post.modified_gmt;

export const excerptSchema = z.object({ id: identity, excerpt: rendered(TEXT_LIMITS.summary) });
/** The beginning of a post's text, as long as an excerpt. */
export const textSchema = z
  .object({ id: identity, excerpt: guarded, content: rendered(TEXT_LIMITS.summary) })
  .transform(({ content, ...rest }) => ({ ...rest, text: content }));
export type TextRecord = z.output<typeof textSchema>;
/** A post with its excerpt. */
export const summarySchema = cardSchema.extend({
  excerpt: guarded.extend({ rendered: html(TEXT_LIMITS.summary).catch('') }),
});
/** A whole post. */
export const postSchema = summarySchema.extend({
  content: guarded.extend({ rendered: bodyHtml }),
});
export type PostRecord = z.output<typeof postSchema>;

/** A post as its editors see it, in whatever state. */
export const draftSchema = postSchema.extend({ status: z.string() });

/** What the editor has saved by itself of a post. */
export const autosaveSchema = z.object({
  modified_gmt: gmt,
  title: rendered(TEXT_LIMITS.title),
  excerpt: z.object({ rendered: html(TEXT_LIMITS.summary).catch('') }).transform(withoutPassword),
  content: z.object({ rendered: bodyHtml }).transform(withoutPassword),
});

const named = z.object({
  id: identity,
  name: html(TEXT_LIMITS.author).pipe(clean).catch(''),
  // WordPress sends any letter that is not Latin as its bytes, `%e0%a4%a8`.
  slug: wholeText(URL_LIMIT).transform(safeDecode).catch(''),
});

/** A term without any words stands for nothing. */
const hasWords = ({ name, slug }: z.output<typeof named>) => name !== '' || slug !== '';

export const categorySchema = named.extend({ parent: reference }).refine(hasWords);
export type CategoryRecord = z.output<typeof categorySchema>;
export const tagSchema = named.refine(hasWords);
export type TagRecord = z.output<typeof tagSchema>;
export const userSchema = named.refine(hasWords);
export type UserRecord = z.output<typeof userSchema>;

/** A picture's file and what it shows. */
export const fileSchema = z.object({
  id: identity,
  source_url: optionalUrl,
  alt_text: html(TEXT_LIMITS.summary).pipe(clean).catch(''),
  caption: rendered(TEXT_LIMITS.summary),
});
export type FileRecord = z.output<typeof fileSchema>;

const size = z
  .object({ width: z.number(), source_url: wholeText(URL_LIMIT) })
  .optional()
  .catch(undefined);
/** The sizes that WordPress makes of a picture by itself; a theme's own may be cut to another shape. */
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

/** Where WordPress itself shows a post. */
export const linkSchema = z.object({
  id: identity,
  link: z.url().max(URL_LIMIT),
  excerpt: guarded,
});

/** An autosave says of no password; it is the post's editor who sees it. */
function withoutPassword<T extends object>(text: T): T & { protected: boolean } {
  return { ...text, protected: false };
}
