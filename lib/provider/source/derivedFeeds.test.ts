import { err, ok, type Result } from '@/lib/result';
import { story } from '@/lib/testing/samples';
import { derivedFeeds, type Listing, type StoryList } from './derivedFeeds';

const PICTURE = 'http://localhost:4000/pictures/a.jpg';
const stories = (lang: 'en' | 'hi', count: number, picture: string | null = PICTURE) =>
  Array.from({ length: count }, (_, at) => story({ id: `${lang}-${at}`, lang, picture }));

const list = (
  given: ReturnType<typeof stories> | string,
  coverage: Listing['coverage'] = 'complete',
): StoryList => {
  const listing: Result<Listing, string> =
    typeof given === 'string' ? err(given) : ok({ stories: given, coverage });
  return { now: async () => listing, last: () => (listing.ok ? listing.value : null) };
};

async function idsOf(
  feeds: ReturnType<typeof derivedFeeds>,
  name: 'breaking' | 'featured' | 'news',
) {
  const result = await feeds.feed(name);
  return result.ok ? result.value.stories.map(({ id }) => id) : result.error;
}
async function slidesOf(feeds: ReturnType<typeof derivedFeeds>) {
  const result = await feeds.posters();
  if (!result.ok) return result.error;
  const { slides } = result.value;
  return slides.ok ? slides.value.get('hi')?.map(({ id }) => id) : slides.error;
}

const MIXED = [...stories('en', 12), ...stories('hi', 2)];

describe('a source that has its newest stories alone', () => {
  const feeds = derivedFeeds({ newest: list(MIXED) });

  it('shows the newest last in the news, since the site turns them round', async () => {
    expect(await idsOf(feeds, 'news')).toEqual(MIXED.map(({ id }) => id).reverse());
  });

  it('has ten of each language for breaking', async () => {
    const breaking = await idsOf(feeds, 'breaking');
    expect(breaking).toHaveLength(12);
    expect(breaking).not.toContain('en-10');
  });

  it('has four of each language in the hero, the page’s own first', async () => {
    expect(await slidesOf(feeds)).toEqual(['hi-0', 'hi-1', 'en-0', 'en-1', 'en-2', 'en-3']);
  });

  it('begins featured with what the hero does not show', async () => {
    const featured = await idsOf(feeds, 'featured');
    expect(featured.slice(0, 2)).toEqual(['en-4', 'en-5']);
    expect(featured.slice(-2)).toEqual(['hi-0', 'hi-1']);
  });

  it('keeps each list the same object', async () => {
    const [one, two] = [await feeds.feed('featured'), await feeds.feed('featured')];
    expect(one.ok && two.ok && one.value === two.value).toBe(true);
  });
});

it('prefers pictures, and shows stories without where there are none', async () => {
  const bare = stories('en', 2, null);
  const some = [...bare, story({ id: 'pictured', picture: PICTURE })];
  expect(await idsOf(derivedFeeds({ newest: list(some) }), 'featured')).toEqual(['pictured']);
  expect(await idsOf(derivedFeeds({ newest: list(bare) }), 'featured')).toEqual(['en-0', 'en-1']);
});

describe('a source with a list of its own', () => {
  const own = stories('hi', 1);
  it.each([
    ['that editors filled', list(own), ['hi-0']],
    ['that is empty', list([]), ['en-0', 'en-1']],
    ['that fails', list('Failed to fetch breaking news'), 'Failed to fetch breaking news'],
  ])('%s', async (_, breaking, expected) => {
    const feeds = derivedFeeds({ newest: list(stories('en', 2)), breaking });
    expect(await idsOf(feeds, 'breaking')).toEqual(expected);
  });
});

it('says of each block by its own message that the newest cannot be had', async () => {
  const feeds = derivedFeeds({ newest: list('Failed to fetch news') });
  expect(await idsOf(feeds, 'news')).toBe('Failed to fetch news');
  expect(await idsOf(feeds, 'breaking')).toBe('Failed to fetch breaking news');
  expect(await slidesOf(feeds)).toBe('Failed to fetch posters');
  expect(feeds.lastFeed('featured')).toBeNull();
});

it('says that there are no posters where there are no stories', async () => {
  expect(await slidesOf(derivedFeeds({ newest: list([]) }))).toBe('No valid posters found');
});

it('hands on how much could be read', async () => {
  const result = await derivedFeeds({ newest: list(MIXED, 'partial') }).feed('breaking');
  expect(result).toMatchObject({ ok: true, value: { coverage: 'partial' } });
});
