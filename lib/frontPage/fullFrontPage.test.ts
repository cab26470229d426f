import { FRONT_PAGE } from '#site/frontPage.mjs';
import type { Locale } from '@/lib/i18n/locales';
import { derivedFeeds, type Listing } from '@/lib/provider/source/derivedFeeds';
import { ok, valueOrEmpty } from '@/lib/result';
import { cardOf } from '@/lib/stories/cardOf';
import { breaking, breakingStart, featured, latest } from '@/lib/stories/order';
import type { FeaturedStory } from '@/lib/story/story';
import { NOW, story } from '@/lib/testing/samples';
import { manyStories } from '@/sources/stories/stories.mjs';
import { composeFront } from './composeFront';

/** A public broadcaster's front page has so many in the median. */
const FULL = 50;

/** What `sources/wordpress` was filled with: a system of which nothing is known. */
const STORIES: readonly FeaturedStory[] = manyStories(365, { lang: 'hi' }).map((given) =>
  story({
    id: given.slug,
    lang: given.lang,
    title: given.title,
    category: given.category.slug,
    state: given.state?.slug ?? null,
    picture: given.picture ? `https://example.org/${given.picture.name}.jpg` : null,
    publishedAt: new Date(NOW - given.minutesAgo * 60_000).toISOString(),
    views: null,
  }),
);

const listOf = (stories: readonly FeaturedStory[]) => {
  const listing: Listing = { stories, coverage: 'complete' };
  return { now: async () => ok(listing), last: () => listing };
};

async function frontOf(tagged: Partial<Record<'breaking' | 'featured', number>>, locale: Locale) {
  const { breaking: hot = 0, featured: chosen = 0 } = tagged;
  const feeds = derivedFeeds({
    newest: listOf(STORIES),
    breaking: listOf(STORIES.slice(20, 20 + hot)),
    featured: listOf(STORIES.slice(30, 30 + chosen)),
  });
  const [posters, first, best] = await Promise.all([
    feeds.posters(),
    feeds.feed('breaking'),
    feeds.feed('featured'),
  ]);
  const listed = (feed: typeof first) => (feed.ok ? valueOrEmpty(feed.value.list) : []);
  const slides =
    posters.ok && posters.value.slides.ok ? (posters.value.slides.value.get(locale) ?? []) : [];
  const above = [
    slides,
    breakingStart(breaking(listed(first), locale), locale),
    featured(listed(best), locale),
  ].map((list) => list.slice(0, 9));
  const [hero = [], hot6 = [], best3 = []] = above;
  const news = latest(STORIES.toReversed(), locale).map(cardOf);
  const blocks = composeFront(
    FRONT_PAGE,
    news,
    hero,
    STORIES.filter(({ id }) => hot6.some((one) => one.id === id)),
    STORIES.filter(({ id }) => best3.some((one) => one.id === id)),
    [],
    locale,
  );
  const ids = (lists: readonly (readonly { id: string }[])[]) => lists.flat().map(({ id }) => id);
  return { above: ids(above), below: ids(blocks) };
}

describe.each<[string, Parameters<typeof frontOf>[0]]>([
  ['nothing tagged', {}],
  ['two posts tagged as breaking and two as featured', { breaking: 2, featured: 2 }],
])('with 365 posts and %s', (_, tagged) => {
  it('the front page is full, and shows no story twice', async () => {
    const { above, below } = await frontOf(tagged, 'hi');
    expect(new Set([...above, ...below]).size).toBeGreaterThanOrEqual(FULL);
    expect(new Set(below).size).toBe(below.length);
    expect(below.filter((id) => above.includes(id))).toEqual([]);
  });
});
