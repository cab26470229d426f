import 'server-only';
import { z } from 'zod';
import { parseJson } from '@/lib/parseJson';
import { textOf } from '@/lib/provider/body/html/textOf';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { authorName } from '@/lib/provider/source/authorName';
import { extractJson } from '@/lib/provider/source/extractJson';
import { STORY_LISTS, TEXT_LIMITS, URL_LIMIT } from '@/lib/provider/source/limits';
import { truncatedText, entriesOf, optional } from '@/lib/provider/source/schemaText';
import { err, ok } from '@/lib/result';
import type { Author, Story } from '@/lib/story/story';
import { restPath } from './restPath';
import type { PostRecord } from './schema';

/** PublishPress Authors, and themes for Co-Authors Plus: guests are no users, and have no page. */
const writer = z.object({
  display_name: truncatedText(TEXT_LIMITS.author),
  slug: truncatedText(URL_LIMIT).catch(''),
  is_guest: z.coerce.boolean().catch(true),
});

const namedSchema = entriesOf(writer, STORY_LISTS.authors);
export const writersSchema = optional(namedSchema);
type Writers = z.output<typeof writersSchema>;

const terms = z.array(z.number()).min(1);
/** Themes send writers, the plug-in itself terms without names. */
export const coauthorsSchema = optional(
  z.union([terms.transform(() => 'terms' as const), namedSchema]),
);

type Post = {
  authors?: Writers;
  coauthors?: z.output<typeof coauthorsSchema>;
  yoast_head_json?: { author?: string | undefined } | null | undefined;
};

/** The first plug-in's writers, else the name that Yoast writes (for guests), else the user. */
export function bylineOf(post: Post, user: Author | null): Pick<Story, 'author' | 'authors'> {
  const coauthors = post.coauthors === 'terms' ? [] : (post.coauthors ?? []);
  const writers = (post.authors?.length ? post.authors : coauthors).flatMap(
    ({ display_name, slug, is_guest }) => {
      const name = nameIn(display_name);
      if (name === user?.name) return user;
      return name ? { name, slug: is_guest ? '' : slug } : [];
    },
  );
  const onPage = nameIn(post.yoast_head_json?.author);
  const isUser = user !== null && (onPage === '' || onPage === user.name);
  const known = writers.length > 0 ? writers : isUser ? [user] : [];
  const names = known.map(({ name }) => name).join(', ') || onPage;
  if (!names) return {};
  const hasPages = known.length > 0 && known.every(({ slug }) => slug);
  return { author: names, ...(hasPages && { authors: known }) };
}

const nameIn = (given: string | undefined): string => authorName(textOf(given ?? '')).trim();

const COAUTHORS_FAILURE = 'Failed to fetch co-authors';
const REFUSALS = [401, 403, 404];
const MINUTE_MS = 60_000;

/** Co-Authors Plus 3.6 sends terms without names: https://github.com/Automattic/co-authors-plus */
export async function withCoauthors(post: PostRecord): Promise<PostRecord> {
  if (post.coauthors !== 'terms') return post;
  const path = await restPath('/coauthors', { post_id: post.id }, 'coauthors/v1');
  if (!path) return post;
  const result = await fetchFeed({
    name: '/coauthors',
    key: `/coauthors ${post.id}`,
    path,
    failure: COAUTHORS_FAILURE,
    none: [],
    refusals: REFUSALS,
    minAgeMs: 5 * MINUTE_MS,
    async interpret(body) {
      const json = parseJson(extractJson(body, '/coauthors').toString('utf8'));
      const { data } = namedSchema.safeParse(json);
      return data ? ok(data) : err(COAUTHORS_FAILURE);
    },
  });
  return { ...post, coauthors: result.ok ? result.value : [] };
}
