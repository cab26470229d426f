import { hash } from 'node:crypto';
import { z } from 'zod';
import { httpUrl } from '@/lib/provider/source/httpUrl';
import { ID_LIMIT, STORY_LISTS, TEXT_LIMITS, URL_LIMIT } from '@/lib/provider/source/limits';
import {
  cleanedText,
  truncatedText,
  entriesOf,
  limitedText,
  optional,
} from '@/lib/provider/source/schemaText';
import { CARD_FACTS } from '@/lib/provider/source/storyFacts';

/** `feedItemSchema` requires an id or a URL; other fields of a wrong type count as missing. */

const markup = (limit: number) =>
  z
    .object({
      value: z.string().transform((given) => given.slice(0, 4 * limit)),
      isHtml: z.boolean(),
    })
    .nullable()
    .catch(null);

const nameSchema = truncatedText(TEXT_LIMITS.category);

const names = (limit: number) => entriesOf(nameSchema, limit).catch([]);

/** Some feeds list every word of a text as a keyword. */
const KEYWORDS = 10;

const url = limitedText(URL_LIMIT);
const optionalText = optional(cleanedText);
const file = z.object({ url, type: optionalText });

/** Plain checks, because zod builds an error for each missing date: 15 ms for 500 items. */
const moments = z
  .array(z.unknown())
  .transform((given) =>
    given.flatMap((one) => (typeof one === 'string' || typeof one === 'number' ? one : [])),
  )
  .catch([]);

const pixels = optional(z.number().nonnegative());
const picture = file.extend({
  kind: z.enum(['file', 'thumbnail', 'image']),
  medium: optionalText,
  width: pixels,
  height: pixels,
  alt: optionalText,
  caption: optionalText,
  credit: optionalText,
});

const list = <T>(entry: z.ZodType<T>) => entriesOf(entry, STORY_LISTS.files).catch([]);

export const feedItemSchema = z
  .object({
    id: optional(limitedText(10 * ID_LIMIT)),
    url: optional(url),
    alternates: list(url),
    language: optionalText,
    title: markup(TEXT_LIMITS.title),
    summary: markup(TEXT_LIMITS.content),
    content: markup(TEXT_LIMITS.content),
    authors: names(STORY_LISTS.authors),
    categories: names(STORY_LISTS.tags),
    keywords: names(KEYWORDS),
    published: moments,
    modified: moments,
    files: list(file),
    duration: CARD_FACTS.duration,
    sources: names(STORY_LISTS.authors),
    site: optionalText,
    pictures: list(picture),
    bases: list(url),
    contentBases: list(url),
  })
  .refine(({ id, url: at }) => id ?? at, { error: 'has neither id nor URL', path: ['id'] });

export type FeedItem = z.output<typeof feedItemSchema>;

export function translationKeyOf(item: FeedItem, base: string): string | undefined {
  const own = httpUrl(item.url, base);
  const pages = item.alternates.flatMap((page) => httpUrl(page, base) ?? []);
  const [first] = [...(own ? [own] : []), ...pages].toSorted();
  return first !== undefined && pages.some((page) => page !== own) ? shortHash(first) : undefined;
}

/** 96 bits, enough to expect no collision in a million items. */
const ID_LENGTH = 16;

/** A URL-safe id, as stable as the feed's id. Ids that are no URI are scoped to their host. */
export function storyIdOf({ id, url: at }: Pick<FeedItem, 'id' | 'url'>, host: string): string {
  const own = id ?? at ?? '';
  return shortHash(URL.canParse(own) ? own : `${host} ${own}`);
}

const shortHash = (text: string) => hash('sha256', text, 'base64url').slice(0, ID_LENGTH);
