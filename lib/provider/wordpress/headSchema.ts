import { z } from 'zod';
import { safeDecode } from '@/lib/format/safeDecode';
import { teaserText } from '@/lib/provider/body/blocks/embedWords';
import { textOf } from '@/lib/provider/body/html/textOf';
import { TEXT_LIMITS, URL_LIMIT } from '@/lib/provider/source/limits';
import { limitedText, optional, optionalText, optionalUrl } from '@/lib/provider/source/schemaText';
import { FACTS } from '@/lib/provider/source/storyFacts';
import type { GivenMeta } from '@/lib/provider/source/storyMeta';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { withoutEndSlash } from '@/lib/withoutEndSlash.mjs';
import { DECKS } from './factFields';

/** SEO plug-ins: Yoast, All in One SEO, Rank Math and SEOPress (meta fields as typed). */

const group = <T extends z.ZodRawShape>(shape: T) => optional(z.object(shape).nullable());

const YOAST = {
  author: optionalText(TEXT_LIMITS.author),
  canonical: optionalUrl,
  og_url: optionalUrl,
  robots: optional(z.object({ index: z.string() })),
  title: optionalText(TEXT_LIMITS.title),
  description: optionalText(TEXT_LIMITS.summary),
  og_title: optionalText(TEXT_LIMITS.title),
  og_description: optionalText(TEXT_LIMITS.summary),
  og_image: optional(z.array(z.object({ url: limitedText(URL_LIMIT) }))),
};

const RANK_MATH = {
  rank_math_canonical_url: optionalUrl,
  rank_math_robots: optional(z.array(z.unknown())),
  rank_math_title: optionalText(TEXT_LIMITS.title),
  rank_math_description: optionalText(TEXT_LIMITS.summary),
  rank_math_facebook_title: optionalText(TEXT_LIMITS.title),
  rank_math_facebook_description: optionalText(TEXT_LIMITS.summary),
  rank_math_facebook_image: optionalUrl,
};

/** Public fields of SEOPress; `yes` in `_seopress_robots_index` hides a post from engines. */
const SEOPRESS = {
  _seopress_titles_title: optionalText(TEXT_LIMITS.title),
  _seopress_titles_desc: optionalText(TEXT_LIMITS.summary),
  _seopress_robots_index: optionalText(TEXT_LIMITS.title),
};

export const headSchema = z.object({
  yoast_head_json: group(YOAST),
  aioseo_head_json: group({
    canonical_url: optionalUrl,
    robots: optionalText(TEXT_LIMITS.title),
    title: optionalText(TEXT_LIMITS.title),
    description: optionalText(TEXT_LIMITS.summary),
    'og:title': optionalText(TEXT_LIMITS.title),
    'og:description': optionalText(TEXT_LIMITS.summary),
    'og:image': optionalUrl,
  }),
  meta: group({ ...FACTS, ...DECKS, ...RANK_MATH, ...SEOPRESS, fifu_image_url: optionalUrl }),
});

const fieldsOf = (group: keyof typeof headSchema.shape, fields: object) =>
  Object.keys(fields).map((name) => `${group}.${name}`);

export const HEAD_FIELDS = {
  engines:
    'yoast_head_json.canonical,yoast_head_json.robots.index,aioseo_head_json.canonical_url,aioseo_head_json.robots,' +
    'meta.rank_math_canonical_url,meta.rank_math_robots,meta._seopress_robots_index',
  all: [
    ...fieldsOf('yoast_head_json', YOAST),
    'aioseo_head_json',
    ...fieldsOf('meta', { ...RANK_MATH, ...SEOPRESS }),
  ].join(),
} as const;

function placeOf(given: string | null | undefined) {
  if (!given || !URL.canParse(given)) return null;
  const { host, pathname, search } = new URL(given);
  return { host, end: safeDecode(withoutEndSlash(pathname)).split('/').at(-1) + search };
}

type Linked = { link: string | null; yoast_head_json?: { og_url?: string | undefined } | null };

/** Where Yoast keeps no index, as on staging sites, all posts of a list have the head of its first. */
export function withOwnHead<T extends Linked>(post: T): T {
  const [own, told] = [placeOf(post.link), placeOf(post.yoast_head_json?.og_url)];
  const isAnothers = own && told && own.host === told.host && own.end !== told.end;
  return isAnothers ? { ...post, yoast_head_json: null } : post;
}

export function metaOf({
  yoast_head_json: yoast,
  aioseo_head_json: aioseo,
  meta: typed,
}: z.output<typeof headSchema>): GivenMeta {
  const words = (...given: (string | undefined)[]) => {
    const first = given.find(Boolean);
    return first && teaserText(textOf(first)).trim();
  };
  return {
    canonical: yoast?.canonical ?? typed?.rank_math_canonical_url ?? aioseo?.canonical_url,
    title: words(
      yoast?.title,
      typed?.rank_math_title,
      typed?._seopress_titles_title,
      aioseo?.title,
    ),
    description: words(
      yoast?.description,
      typed?.rank_math_description,
      typed?._seopress_titles_desc,
      aioseo?.description,
    ),
    socialTitle: words(yoast?.og_title, typed?.rank_math_facebook_title, aioseo?.['og:title']),
    socialDescription: words(
      yoast?.og_description,
      typed?.rank_math_facebook_description,
      aioseo?.['og:description'],
    ),
    socialPicture:
      yoast?.og_image?.[0]?.url ?? typed?.rank_math_facebook_image ?? aioseo?.['og:image'],
  };
}

type Head = z.output<typeof headSchema>;

const memory = () => processGlobal('site.wordpress.engines', () => ({ isOpen: false }));

function robotsIndexOf({
  yoast_head_json: yoast,
  aioseo_head_json: aioseo,
}: Head): string | undefined {
  return yoast?.robots?.index ?? /\bnoindex\b/.exec(aioseo?.robots ?? '')?.[0];
}

/** A closed WordPress behind the site marks every post `noindex`, which then means nothing. */
export function isIndexable(posts: readonly Head[]): boolean {
  if (posts.some((post) => robotsIndexOf(post) === 'index')) memory().isOpen = true;
  return memory().isOpen;
}

/** Rank Math and SEOPress store the editor's choice; other plug-ins only the computed `noindex`. */
export const isUnlisted = (post: Head, isOpen: boolean): boolean =>
  (post.meta?.rank_math_robots?.includes('noindex') ?? false) ||
  post.meta?._seopress_robots_index === 'yes' ||
  (isOpen && robotsIndexOf(post) === 'noindex');
