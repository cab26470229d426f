import { err, ok, type Result } from '@/lib/result';
import { expectConsole } from '@/lib/testing/expectConsole';
import { bodyOf, story } from '@/lib/testing/samples';
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

  it('fills breaking with what the hero does not show', async () => {
    // Of two in Hindi there is no other.
    expect(await idsOf(feeds, 'breaking')).toEqual([
      ...['en-4', 'en-5', 'en-6', 'en-7', 'en-8', 'en-9'],
      ...['hi-1', 'hi-0'],
    ]);
  });

  it('has four of each language in the hero, the page’s own first', async () => {
    expect(await slidesOf(feeds)).toEqual(['hi-0', 'hi-1', 'en-0', 'en-1', 'en-2', 'en-3']);
  });

  it('begins featured with what neither shows', async () => {
    const featured = await idsOf(feeds, 'featured');
    expect(featured.slice(0, 2)).toEqual(['en-10', 'en-11']);
    expect(featured.at(-1)).toBe('en-0');
  });

  it('has nothing lead that is dated ahead', async () => {
    const ahead = story({ id: 'ahead', picture: PICTURE, publishedAt: '2999-01-01T00:00:00.000Z' });
    const early = derivedFeeds({ newest: list([ahead, ...stories('en', 12)]) });
    expect((await slidesOf(early))?.at(0)).toBe('en-0');
    for (const name of ['breaking', 'featured'] as const)
      expect((await idsOf(early, name)).at(0)).not.toBe('ahead');
  });

  it('keeps each list the same object', async () => {
    const [one, two] = [await feeds.feed('featured'), await feeds.feed('featured')];
    expect(one.ok && two.ok && one.value === two.value).toBe(true);
  });
});

it('prefers pictures, and shows stories without where there are none', async () => {
  const bare = stories('en', 2, null);
  const some = [...bare, story({ id: 'pictured', picture: PICTURE })];
  expect(await slidesOf(derivedFeeds({ newest: list(some) }))).toEqual(['pictured']);
  expect(await slidesOf(derivedFeeds({ newest: list(bare) }))).toEqual(['en-0', 'en-1']);
});

describe('a source with a list of its own', () => {
  const own = stories('hi', 1);
  it.each([
    ['that editors filled', list(own), ['hi-0']],
    ['that is empty', list([]), ['en-1', 'en-0']],
    ['that fails', list('Failed to fetch breaking news'), 'Failed to fetch breaking news'],
  ])('%s', async (_, breaking, expected) => {
    const feeds = derivedFeeds({ newest: list(stories('en', 2)), breaking });
    expect(await idsOf(feeds, 'breaking')).toEqual(expected);
  });
});

it('takes for forgotten what editors put into a block a month before the newest story', async () => {
  expectConsole('warn', /breaking: left out 1 stories a month older than the newest/);
  const old = story({ id: 'old', publishedAt: '2026-10-21T06:24:59.000Z' });
  const kept = story({ id: 'kept', publishedAt: '2026-10-21T06:25:01.000Z' });
  const newest = list(stories('en', 2));
  const both = derivedFeeds({ newest, breaking: list([old, kept]) });
  expect(await idsOf(both, 'breaking')).toEqual(['kept']);
  expect(both.lastFeed('breaking')?.stories.map(({ id }) => id)).toEqual(['kept']);
  const one = derivedFeeds({ newest, breaking: list([old]) });
  expect(await idsOf(one, 'breaking')).toEqual(['en-1', 'en-0']);
});

it('leaves to the other blocks what editors have put into one, and fills them where that fails', async () => {
  const newest = list(stories('en', 20));
  const [first] = stories('en', 1);
  const sticky = derivedFeeds({ newest, posters: list(first ? [first] : []) });
  expect((await idsOf(sticky, 'breaking')).slice(0, 2)).toEqual(['en-1', 'en-2']);
  expect(sticky.lastFeed('breaking')?.stories[0]?.id).toBe('en-1');
  const failing = derivedFeeds({ newest, posters: list('Failed to fetch posters') });
  expect((await idsOf(failing, 'breaking')).slice(0, 2)).toEqual(['en-4', 'en-5']);
  expect(await slidesOf(failing)).toBe('Failed to fetch posters');
});

const LONG = bodyOf(Array.from({ length: 401 }, () => 'word').join(' '));
it.each([
  ['what the source says', { readMinutes: 7, body: LONG }, 7],
  ['the words of the text, 200 a minute, where the list has it', { body: LONG }, 3],
  ['at least a minute', { body: bodyOf('Short.') }, 1],
  ['three minutes where it says nothing', { body: null }, 3],
  ['three minutes where there is no text', { body: [] }, 3],
])('has as a slide’s read time %s', async (_, given, minutes) => {
  const result = await derivedFeeds({ newest: list([story({ lang: 'hi', ...given })]) }).posters();
  expect(result).toMatchObject({ ok: true });
  const slides = result.ok && result.value.slides.ok && result.value.slides.value.get('hi');
  expect(slides).toEqual([expect.objectContaining({ readTime: minutes })]);
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
