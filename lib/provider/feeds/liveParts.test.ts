import { bodyText } from '@/lib/story/bodyText';
import { expectConsole } from '@/lib/testing/expectConsole';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { startLocalServer } from '@/lib/testing/localServer';
import { storyIdOf } from './feedItem';
import { feedsSource } from './feedsSource';

type Item = { id: string; title?: string; content_text?: string; date_published?: string };

let news: Item[];
/** Null while it fails. */
let session: Item[] | null;
let stop: () => Promise<void>;
const STORY = { id: 'https://news.example/session', title: 'Session' };
const LIVE = storyIdOf({ id: STORY.id, url: undefined }, '');

beforeAll(async () => {
  const server = await startLocalServer((request, response) => {
    const items = request.url === '/session' ? session : news;
    if (items === null) return void response.writeHead(500).end();
    const body = { version: 'https://jsonfeed.org/version/1.1', title: 'News', items };
    response.writeHead(200, { 'content-type': 'application/feed+json' }).end(JSON.stringify(body));
  });
  stop = server.stop;
  Object.assign(process.env, {
    NEWS_SOURCE: 'feeds',
    NEWS_FEEDS: `${server.url}/news ${server.url}/session live=${LIVE}`,
    NEWS_MIN_AGE_MS: '0',
    NEWS_BACKOFF_MS: '0',
  });
});
afterAll(() => stop());

const item = (id: string, minute: number, given: Partial<Item> = {}): Item => ({
  id,
  title: `Update ${id}`,
  content_text: `Text ${id}.`,
  date_published: `2026-11-20T05:${minute}:00Z`,
  ...given,
});

beforeEach(() => {
  forgetProcess();
  news = [
    { ...STORY, content_text: 'Intro.', date_published: '2026-11-20T05:00:00Z' },
    { id: 'other', title: 'Other', content_text: 'Other.', date_published: '2026-11-20T04:00:00Z' },
  ];
  session = [item('b', 20), item('a', 10)];
});

async function read() {
  const feed = await feedsSource.feed('news');
  return feed.ok ? feed.value : null;
}
const live = async () => (await read())?.byId.get(LIVE);

it('a feed of its own has the updates of a story, and no stories', async () => {
  const found = await live();
  expect(found).toMatchObject({ live: 'on', modifiedAt: '2026-11-20T05:20:00.000Z' });
  expect(
    found?.coverage?.updates.map(({ headline, body }) => [headline, body && bodyText(body)]),
  ).toEqual([
    ['Update b', 'Text b.'],
    ['Update a', 'Text a.'],
  ]);
  expect((await read())?.stories.map(({ title, live: state }) => [title, state])).toEqual([
    ['Other', undefined],
    ['Session', 'on'],
  ]);
});

it.each([
  ['an update without a time is dropped alone', () => [item('b', 20), { id: 'a', title: 'A' }], 1],
  ['one that is withdrawn goes', () => [item('b', 20)], 1],
  ['without any the story is no live page', () => [], undefined],
])('%s', async (_, items, count) => {
  session = items();
  expect((await live())?.coverage?.updates.length).toBe(count);
});

it('a feed that fails in the middle leaves its last updates, which say so', async () => {
  expectConsole('error', /Failed to fetch news/);
  await live();
  session = null;
  expect((await live())?.coverage).toMatchObject({ isStale: true, updates: [{}, {}] });
  session = [item('c', 30)];
  expect((await live())?.coverage).not.toHaveProperty('isStale');
});

it('an edit is dated', async () => {
  await live();
  session = [item('b', 20), item('a', 10, { content_text: 'Edited.' })];
  expect((await live())?.coverage?.updates.map(({ changedAt }) => changedAt)).toEqual([
    undefined,
    expect.any(String),
  ]);
});

it('lists keep their object while nothing changes', async () => {
  expect((await read())?.stories).toBe((await read())?.stories);
});

it('an id of no story is logged', async () => {
  expectConsole('warn', /^news: \/feeds: no story \w+ for the updates of live=\w+$/);
  news = news.slice(1);
  expect((await read())?.stories).toHaveLength(1);
});
