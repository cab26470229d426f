import { z } from 'zod';
import { environment } from '@/lib/config/environment.mjs';
import { FIGURE_LIMIT, STORY_LISTS, TEXT_LIMITS, URL_LIMIT } from '@/lib/provider/source/limits';
import { truncatedText, entriesOf, limitedText, optional } from '@/lib/provider/source/schemaText';

const PUBLIC = 'public';
/** Visibilities of posts for members: https://docs.ghost.org/members. */
const FOR_MEMBERS = ['members', 'paid', 'tiers'];

const shownVisibilities = (): readonly string[] =>
  environment().GHOST_MEMBERS_POSTS === 'teaser' ? [PUBLIC, ...FOR_MEMBERS] : [PUBLIC];

/** Required: a post without a visibility must not show. */
const visibilitySchema = z.string().refine((given) => shownVisibilities().includes(given));

export const isForMembers = ({ visibility }: { visibility: string }) => visibility !== PUBLIC;

/** NQL filters of the Content API: https://docs.ghost.org/content-api/filtering. */

/** Security: Ghost lists members-only posts too. */
export function isShown(filter?: string): string {
  const [only = '', ...others] = shownVisibilities();
  const visible = others.length > 0 ? `[${[only, ...others].join()}]` : only;
  return filter ? `visibility:${visible}+(${filter})` : `visibility:${visible}`;
}

const nqlQuoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const WORDS = 8;

/** Matches titles only, because the Content API has no full-text search. Null without a word. */
export function titleHas(words: string): string | null {
  const found = words
    .split(/[\s"\\]+/)
    .filter(Boolean)
    .slice(0, WORDS);
  return found.length > 0 ? found.map((word) => `title:~${nqlQuoted(word)}`).join('+') : null;
}

/** https://docs.ghost.org/content-api/posts. Wrong optional fields count as missing. */

const NAME_LIMIT = TEXT_LIMITS.category;

export const ID = /^[0-9a-f]{24}$/;
export const SLUG = /^[\w-]{1,191}$/;

const optionalText = (limit: number) => truncatedText(limit).nullish().catch(null);
const moment = limitedText(FIGURE_LIMIT).nullish().catch(null);

const term = z.object({ name: truncatedText(NAME_LIMIT), slug: z.string().regex(SLUG) });
const tag = term.extend({ visibility: z.string() });
const author = term.extend({
  profile_image: limitedText(URL_LIMIT).nullish().catch(null),
  bio: optionalText(TEXT_LIMITS.about),
});

const list = <T>(entry: z.ZodType<T>, limit: number) => entriesOf(entry, limit).catch([]);

export const postSchema = z.object({
  id: z.string().regex(ID),
  title: truncatedText(TEXT_LIMITS.title),
  visibility: visibilitySchema,
  access: optional(z.boolean()),
  html: z.string().nullish().catch(null),
  custom_excerpt: optionalText(TEXT_LIMITS.summary),
  excerpt: optionalText(TEXT_LIMITS.summary),
  feature_image: limitedText(URL_LIMIT).nullish().catch(null),
  feature_image_alt: optionalText(TEXT_LIMITS.summary),
  feature_image_caption: optionalText(TEXT_LIMITS.summary),
  url: optionalText(URL_LIMIT),
  canonical_url: limitedText(URL_LIMIT).nullish().catch(null),
  meta_title: optionalText(TEXT_LIMITS.title),
  meta_description: optionalText(TEXT_LIMITS.summary),
  og_title: optionalText(TEXT_LIMITS.title),
  og_description: optionalText(TEXT_LIMITS.summary),
  og_image: limitedText(URL_LIMIT).nullish().catch(null),
  twitter_title: optionalText(TEXT_LIMITS.title),
  twitter_description: optionalText(TEXT_LIMITS.summary),
  twitter_image: limitedText(URL_LIMIT).nullish().catch(null),
  published_at: moment,
  updated_at: moment,
  reading_time: z.number().nonnegative().nullish().catch(null),
  authors: list(author, STORY_LISTS.authors),
  tags: list(tag, STORY_LISTS.tags),
  primary_author: author.nullish().catch(null),
  primary_tag: tag.nullish().catch(null),
});
export type GhostPost = z.output<typeof postSchema>;

/** Ghost 5 and 6.65 give `reading_time` only with the text (TryGhost/Ghost#10396). */
export const CARD_FIELDS =
  'id,title,visibility,custom_excerpt,excerpt,feature_image,feature_image_alt,published_at,updated_at,reading_time,url,canonical_url';

export const sitemapSchema = postSchema.pick({
  id: true,
  title: true,
  visibility: true,
  published_at: true,
  updated_at: true,
  url: true,
  canonical_url: true,
});
export const SITEMAP_FIELDS = 'id,title,visibility,published_at,updated_at,url,canonical_url';

export const addressSchema = z.object({
  id: z.string().regex(ID),
  visibility: visibilitySchema,
  url: z.url().max(URL_LIMIT),
  uuid: optional(z.string()),
});
export const ADDRESS_FIELDS = 'id,visibility,url';

export const tagSchema = term.extend({ id: z.string() });
export const TAG_FIELDS = 'id,name,slug';

export const pagesSchema = z.object({
  meta: z.object({ pagination: z.object({ total: z.number().int().nonnegative() }) }),
});
