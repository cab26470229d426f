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

/** The id of the post that Ghost's own site shows at a path, which ends in its slug. */
export async function idAt(path: string): Promise<Result<string | null, string>> {
  const site = 'http://site.invalid';
  const pathname = URL.canParse(path, site) ? new URL(path, site).pathname : '';
  const slug = pathname.split('/').findLast(Boolean) ?? '';
  if (!SLUG.test(slug)) return ok(null);
  const page = await fetchFeed(
    contentFeed({
      name: '/addresses',
      isRare: true,
      failure: FAILURE,
      resource: 'posts',
      params: { fields: ADDRESS_FIELDS, filter: isPublic(`slug:${slug}`), limit: 1 },
      reader: bySchema(addressSchema),
    }),
  );
  if (!page.ok) return page;
  const post = page.value.entries.find(({ url }) => isAt(new URL(url).pathname, pathname));
  return ok(post?.id ?? null);
}

const withoutEnd = (pathname: string) => pathname.replace(/(?<!\/)\/+$/, '');
/** Also where Ghost stands below a path of its own, which a path of its site may leave out. */
const isAt = (own: string, asked: string) => withoutEnd(own).endsWith(withoutEnd(asked));
