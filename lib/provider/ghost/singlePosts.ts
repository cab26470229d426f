import 'server-only';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { fetchNews } from '@/lib/provider/client/fetchOrStale';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/stories/model/story';
import { bySchema, contentFeed, PAGE_LIMIT } from './contentApi';
import { isPublic } from './filters';
import { ADDRESS_FIELDS, addressSchema, ID, SLUG } from './postSchema';
import { storyReader } from './storyReader';

const FAILURE = 'Failed to fetch stories';

/**
 * Whole posts by id. What is no id of Ghost's has no post, and is not asked for. Ghost does not tell
 * a post that was taken back from one that never was.
 */
export async function storiesById(
  ids: readonly string[],
): Promise<Result<ReadonlyMap<string, Story>, string>> {
  const asked = [...new Set(ids)].filter((id) => ID.test(id)).sort();
  const parts = Array.from({ length: Math.ceil(asked.length / PAGE_LIMIT) }, (_, at) =>
    asked.slice(at * PAGE_LIMIT, (at + 1) * PAGE_LIMIT),
  );
  const pages = await Promise.all(
    parts.map((part) =>
      fetchNews(
        contentFeed({
          name: '/stories',
          isRare: true,
          failure: FAILURE,
          resource: 'posts',
          params: {
            include: 'tags,authors',
            filter: isPublic(`id:[${part.join()}]`),
            limit: PAGE_LIMIT,
          },
          reader: storyReader,
        }),
      ),
    ),
  );
  const stories = new Map<string, Story>();
  for (const page of pages) {
    if (!page.ok) return page;
    for (const story of page.value.entries) stories.set(story.id, story);
  }
  // What was not there earlier may be there now.
  const isKnown = asked.every((id) => stories.has(id)) || pages.every(({ isStale }) => !isStale);
  return isKnown ? ok(stories) : err(FAILURE);
}

/** The ids of the posts that Ghost's own site shows at paths, which end in their slugs; at most 100. */
export async function idsAt(
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, string>> {
  const asked = paths.flatMap((path) => {
    const pathname = pathnameOf(path);
    const slug = pathname.split('/').findLast(Boolean) ?? '';
    return SLUG.test(slug) ? [{ path, pathname, slug }] : [];
  });
  if (asked.length === 0) return ok(new Map());
  const slugs = [...new Set(asked.map(({ slug }) => slug))].sort();
  const page = await fetchFeed(
    contentFeed({
      name: '/addresses',
      isRare: true,
      failure: FAILURE,
      resource: 'posts',
      params: {
        fields: ADDRESS_FIELDS,
        filter: isPublic(slugs.length > 1 ? `slug:[${slugs.join()}]` : `slug:${slugs.join()}`),
        limit: slugs.length,
      },
      reader: bySchema(addressSchema),
    }),
  );
  if (!page.ok) return page;
  return ok(
    new Map(
      asked.flatMap(({ path, pathname }) => {
        const post = page.value.entries.find(({ url }) => isAt(new URL(url).pathname, pathname));
        return post ? [[path, post.id]] : [];
      }),
    ),
  );
}

const SITE = 'http://site.invalid';
const pathnameOf = (path: string) => (URL.canParse(path, SITE) ? new URL(path, SITE).pathname : '');

const withoutEnd = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '');
/** Also where Ghost stands below a path of its own, which a path of its site may leave out. */
const isAt = (own: string, asked: string) => withoutEnd(own).endsWith(withoutEnd(asked));
