import { join } from 'node:path';
import { startRecordedServer } from '@/lib/testing/recordedServer';
import { hiddenStories, seedStories } from '@/sources/stories/stories.mjs';
import { feedsSource } from './feedsSource';

/** What servers that nobody here wrote answered; see `sources/feeds`. */
const recorded = (server: string) =>
  startRecordedServer(
    join(__dirname, `../../../sources/feeds/recordings/${server}.json`),
    process.env[`SOURCE_${server.toUpperCase()}`],
  );

const SEED = seedStories();
const GHOST_LENGTH = 15;
const WORDPRESS_LENGTH = 10;

type Server = Awaited<ReturnType<typeof recorded>>;
let servers: Server[];
let eleventy: Server;
beforeAll(async () => {
  const [ghost, wordpress, generator] = await Promise.all([
    recorded('ghost'),
    recorded('wordpress'),
    recorded('eleventy'),
  ]);
  servers = [ghost, wordpress, generator];
  eleventy = generator;
  process.env.NEWS_SOURCE = 'feeds';
  process.env.NEWS_FEEDS = [
    `${ghost.url}/rss/`,
    ...['feed/', 'feed/atom/', 'feed/rdf/'].map((path) => `${wordpress.url}/${path}`),
    `${generator.url}/feed.json`,
  ].join(' ');
  process.env.NEWS_IMAGE_HOSTS = servers.map(({ url }) => new URL(url).host).join();
});
afterAll(() => Promise.all(servers.map((server) => server.stop())));
beforeEach(() => jest.mocked(console.warn).mockImplementation(() => {})); // of media left out

async function news() {
  const result = await feedsSource.feed('news');
  if (!result.ok) throw new Error(result.error);
  return result.value;
}

const storyOf = async (title: string, isWanted: (picture: string) => boolean = () => true) =>
  (await news()).stories.find((story) => story.title === title && isWanted(story.picture ?? ''));
const titleOf = (slug: string) => SEED.find((story) => story.slug === slug)?.title ?? '';
const EVERY_BLOCK = titleOf('every-block-en');

it('merges all addresses, and each story once that one system has in three formats', async () => {
  const { stories, coverage } = await news();
  expect(stories).toHaveLength(GHOST_LENGTH + WORDPRESS_LENGTH + SEED.length);
  expect(coverage).toBe('complete');
  expect(servers.flatMap(({ unknown }) => unknown)).toEqual([]);
  const dates = stories.map(({ publishedAt }) => publishedAt ?? '');
  expect(dates).toEqual([...dates].sort());
});

it('keeps each list the same object until an answer changes', async () => {
  const lists = async () => {
    const [posters, breaking] = [await feedsSource.posters(), await feedsSource.feed('breaking')];
    if (!posters.ok || !breaking.ok || !posters.value.slides.ok) throw new Error('no lists');
    return { slides: posters.value.slides.value.get('en'), breaking: breaking.value.stories };
  };
  const [first, second] = [await lists(), await lists()];
  expect(first.slides?.length).toBeGreaterThan(0);
  expect(second.breaking).toBe(first.breaking);
  expect(second.slides).toBe(first.slides);
});

it('gives every story an id that is fit for a URL', async () => {
  for (const { id } of (await news()).stories) expect(id).toMatch(/^[\w-]{16}$/);
});

it('has the stories of a JSON Feed whole', async () => {
  const story = await storyOf(EVERY_BLOCK, (picture) => picture.startsWith(eleventy.url));
  expect(story).toMatchObject({
    lang: 'en',
    picture: `${eleventy.url}/pictures/ferry.jpg`,
    pictureAlt: 'A ferry with a yellow roof on a wide river',
    publishedAt: expect.stringMatching(/^2\d{3}-.*Z$/),
  });
  expect(story?.body?.map(({ type }) => type)).toEqual(
    SEED.find(({ slug }) => slug === 'every-block-en')?.body?.map((block) =>
      Reflect.get(Object(block), 'type'),
    ),
  );
});

it('has of Ghost’s RSS the category, the state, the author and the picture, once', async () => {
  const title = titleOf('light-rain-bhopal-sagar-jabalpur');
  const story = await storyOf(title, (picture) => picture.includes('/content/images/'));
  expect(story).toMatchObject({
    category: 'state',
    state: 'madhyapradesh',
    author: 'State Desk',
    authors: [{ name: 'State Desk', slug: 'state-desk' }],
    tags: [{ name: 'Narmada', slug: 'narmada' }],
  });
  expect(story?.body?.map(({ type }) => type)).not.toContain('picture');
});

it('takes titles for text', async () => {
  const titles = (await news()).stories.map(({ title }) => title);
  expect(titles.filter((title) => title === EVERY_BLOCK).length).toBeGreaterThan(1);
});

it('has of what nobody may see what the system itself publishes in its feed, and no text of it', async () => {
  const text = JSON.stringify((await news()).stories);
  expect(hiddenStories().some(({ title }) => text.includes(title))).toBe(true);
  expect(text).not.toContain('A text UNSEEN');
  for (const status of ['draft', 'future', 'trashed'])
    expect(text).not.toContain(`UNSEEN${status}`);
});

it('fills the blocks from the newest', async () => {
  const [breaking, featured, posters] = await Promise.all([
    feedsSource.feed('breaking'),
    feedsSource.feed('featured'),
    feedsSource.posters(),
  ]);
  expect(breaking.ok && breaking.value.stories).toHaveLength(12);
  expect(featured.ok && featured.value.stories.slice(0, 6).every(({ picture }) => picture)).toBe(
    true,
  );
  expect(posters.ok && posters.value.slides.ok).toBe(true);
});
