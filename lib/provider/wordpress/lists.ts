import 'server-only';
import { fetchNews, noteGap } from '@/lib/provider/client/fetchOrStale';
import { derivedFeeds, type Listing, type StoryList } from '@/lib/provider/source/derivedFeeds';
import { FAILURES } from '@/lib/provider/source/source';
import { processGlobal } from '@/lib/request/processGlobal.mjs';
import { err, ok, type Result } from '@/lib/result';
import { listedStories } from './assemble';
import { FIELDS } from './fields';
import { cards, excerpts } from './recordCaches';
import { PAGE } from './records';
import { restList } from './restApi';
import { stampSchema } from './schema';
import { flaggedTags } from './terms';

type Params = Readonly<Record<string, string>>;
type List = { name: `/${string}`; length: number; failure: string };

/** The provider API's names, so that alerts mean the same for every source. */
const LISTS = {
  news: { name: '/news', length: PAGE, failure: FAILURES.news },
  breaking: { name: '/breaking-news', length: 30, failure: FAILURES.breaking },
  featured: { name: '/featured-stories', length: 12, failure: FAILURES.featured },
  posters: { name: '/posters', length: 12, failure: FAILURES.posters },
} as const satisfies Record<string, List>;

/** 80 bytes a post, then only changed posts; `modified_after` alone would miss withdrawn ones. */
const stamps = ({ name, length, failure }: List, params: Params = {}) =>
  restList(
    {
      name,
      route: '/posts',
      params: { ...params, per_page: length, _fields: FIELDS.stamp },
      schema: stampSchema,
      failure,
    },
    fetchNews,
  );

export async function currentVersions(): Promise<ReadonlyMap<string, string>> {
  const result = await stamps(LISTS.news);
  return new Map(result.ok ? result.value.records.map((each) => [each.id, each.modified_gmt]) : []);
}

async function read(list: List, params: Params): Promise<Result<Listing, string>> {
  const listed = await stamps(list, params);
  if (!listed.ok) return listed;
  const wanted = listed.value.records.map((each) => ({ id: each.id, version: each.modified_gmt }));
  const [posts, summaries] = await Promise.all([cards.get(wanted), excerpts.find(wanted)]);
  if (!posts.ok) return failed(list);
  const records = wanted.flatMap(({ id }) => posts.value.get(id) ?? []);
  const stories = await listedStories(records, ({ id }) => summaries.get(id)?.excerpt);
  return ok(remember(list, { stories, coverage: 'complete', isStale: listed.isStale ?? false }));
}

function failed({ failure }: List) {
  noteGap();
  return err(failure);
}

const lastListings = () => processGlobal('site.wordpress.lists', () => new Map<string, Listing>());

function remember({ name }: List, listing: Listing): Listing {
  const last = lastListings().get(name);
  const isSame =
    last !== undefined &&
    last.isStale === listing.isStale &&
    last.stories.length === listing.stories.length &&
    last.stories.every((story, at) => story === listing.stories[at]);
  if (isSame) return last;
  lastListings().set(name, listing);
  return listing;
}

type Filter = () => Promise<Result<Params | null, string>>;

const storyList = (list: List, filter: Filter): StoryList => ({
  async now() {
    const params = await filter();
    if (!params.ok) return failed(list);
    return params.value
      ? read(list, params.value)
      : ok(remember(list, { stories: [], coverage: 'complete', isStale: false }));
  },
  last: () => lastListings().get(list.name) ?? null,
});

const by =
  (params: Params): Filter =>
  async () =>
    ok(params);

const tagged =
  (name: 'breaking' | 'featured'): Filter =>
  async () => {
    const flags = await flaggedTags();
    if (!flags.ok) return flags;
    const tag = flags.value[name];
    return ok(tag === null ? null : { tags: tag });
  };

/** Tags `breaking` and `featured` fill their blocks, sticky posts the posters. */
export const wordpressFeeds = derivedFeeds({
  newest: storyList(LISTS.news, by({})),
  breaking: storyList(LISTS.breaking, tagged('breaking')),
  featured: storyList(LISTS.featured, tagged('featured')),
  posters: storyList(LISTS.posters, by({ sticky: 'true' })),
});
