import { z } from 'zod';
import { textOf } from '@/lib/provider/body/html/textOf';
import { authorName } from '@/lib/provider/source/authorName';
import { STORY_LISTS, TEXT_LIMITS, URL_LIMIT } from '@/lib/provider/source/limits';
import { truncatedText, entriesOf } from '@/lib/provider/source/schemaText';
import type { Author, Story } from '@/lib/story/story';

/** PublishPress Authors, and themes for Co-Authors Plus: guests are no users, and have no page. */
const writer = z.object({
  display_name: truncatedText(TEXT_LIMITS.author),
  slug: truncatedText(URL_LIMIT).catch(''),
  is_guest: z.coerce.boolean().catch(true),
});

export const namedSchema = entriesOf(writer, STORY_LISTS.authors);
export const writersSchema = namedSchema.optional().catch(undefined);
type Writers = z.output<typeof writersSchema>;

const terms = z.array(z.number()).min(1);
/** Themes send writers, the plug-in itself terms without names (`coauthors.ts`). */
export const coauthorsSchema = z
  .union([terms.transform(() => 'terms' as const), namedSchema])
  .optional()
  .catch(undefined);

type Post = {
  authors?: Writers;
  coauthors?: z.output<typeof coauthorsSchema>;
  yoast_head_json?: { author?: string | undefined } | null | undefined;
};

/** A plug-in's writers, else the name that Yoast writes (for guests), else the user. */
export function bylineOf(post: Post, user: Author | null): Pick<Story, 'author' | 'authors'> {
  const coauthors = post.coauthors === 'terms' ? [] : (post.coauthors ?? []);
  const writers = [...(post.authors ?? []), ...coauthors].flatMap(
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
