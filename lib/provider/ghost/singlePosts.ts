import 'server-only';
import type { z } from 'zod';
import { fetchFeed } from '@/lib/provider/client/fetchFeed';
import { fetchNews } from '@/lib/provider/client/fetchOrStale';
import { err, ok, type Result } from '@/lib/result';
import type { Story } from '@/lib/story/story';
import { withoutEndSlash } from '@/lib/withoutEndSlash.mjs';
import { schemaReader, contentFeed, PAGE_LIMIT } from './contentApi';
import { isShown, ADDRESS_FIELDS, addressSchema, ID, SLUG } from './postSchema';
import { postsFeed } from './toStory';

const FAILURE = 'Failed to fetch stories';

/** Skips malformed ids. Ghost cannot tell a withdrawn post from one that never existed. */
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
        postsFeed(
          { name: '/stories', isKeyed: true, failure: FAILURE },
          { filter: isShown(`id:[${part.join()}]`), limit: PAGE_LIMIT },
        ),
      ),
    ),
  );
  const stories = new Map<string, Story>();
  for (const page of pages) {
    if (!page.ok) return page;
    for (const story of page.value.entries) stories.set(story.id, story);
  }
  // A stale reply cannot prove that a post is absent.
  const isKnown = asked.every((id) => stories.has(id)) || pages.every(({ isStale }) => !isStale);
  return isKnown ? ok(stories) : err(FAILURE);
}

/** Finds posts by paths that end in a slug, or `/p/{uuid}/` for shared previews. At most 100. */
export async function idsAt(
  paths: readonly string[],
): Promise<Result<ReadonlyMap<string, string>, string>> {
  const asked = paths.map((path) => ({ path, pathname: pathnameOf(path) }));
  const parts = await Promise.all([
    found(
      asked,
      'slug',
      slugOf,
      ({ url }, one) => isAt(new URL(url).pathname, one.pathname) || isMoved(url, one),
    ),
    found(asked, 'uuid', uuidOf, ({ uuid }, { value }) => uuid === value),
  ]);
  const failed = parts.find((part) => !part.ok);
  return failed ?? ok(new Map(parts.flatMap((part) => (part.ok ? part.value : []))));
}

type Asked = { path: string; pathname: string };
type Wanted = Asked & { value: string };
type Address = z.output<typeof addressSchema>;

async function found(
  asked: readonly Asked[],
  field: 'slug' | 'uuid',
  valueOf: (pathname: string) => string | null,
  isWanted: (post: Address, wanted: Wanted) => boolean,
): Promise<Result<[string, string][], string>> {
  const wanted = asked.flatMap((one) => {
    const value = valueOf(one.pathname);
    return value === null ? [] : [{ ...one, value }];
  });
  const values = [...new Set(wanted.map(({ value }) => value))].sort();
  if (values.length === 0) return ok([]);
  const page = await fetchFeed(
    contentFeed({
      name: '/addresses',
      isKeyed: true,
      failure: FAILURE,
      resource: 'posts',
      params: {
        fields: field === 'uuid' ? `${ADDRESS_FIELDS},uuid` : ADDRESS_FIELDS,
        filter: isShown(
          values.length > 1 ? `${field}:[${values.join()}]` : `${field}:${values.join()}`,
        ),
        limit: values.length,
      },
      reader: schemaReader(addressSchema),
    }),
  );
  if (!page.ok) return page;
  return ok(
    wanted.flatMap((one): [string, string][] => {
      const post = page.value.entries.find((each) => isWanted(each, one));
      return post ? [[one.path, post.id]] : [];
    }),
  );
}

const LIST = /^\/(?:\w+\/)?(?:tag|author|page)\//;

/** After a change of routes the slug alone must match; a one-word slug may end an unrelated URL. */
const isMoved = (url: string, { pathname, value }: Wanted) =>
  value.includes('-') && !LIST.test(pathname) && slugOf(new URL(url).pathname) === value;

const SITE = 'http://site.invalid';
/** Ghost's URLs are lower-case; it redirects others to them. */
const pathnameOf = (path: string) =>
  URL.canParse(path, SITE) ? new URL(path, SITE).pathname.toLowerCase() : '';

function slugOf(pathname: string): string | null {
  const slug = pathname.split('/').findLast(Boolean) ?? '';
  return SLUG.test(slug) && uuidOf(pathname) === null ? slug : null;
}

const PREVIEW = /(?:^|\/)p\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})\/?$/i;
const uuidOf = (pathname: string): string | null =>
  PREVIEW.exec(pathname)?.[1]?.toLowerCase() ?? null;

/** Suffix match, because Ghost may run below a path that its site's URLs omit. */
const isAt = (own: string, asked: string) => withoutEndSlash(own).endsWith(withoutEndSlash(asked));
