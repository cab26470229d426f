import { expectConsole } from '@/lib/testing/expectConsole';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { getSectionFront, sectionBlocks, shownInBlocks } from './getSectionFront';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());
beforeEach(() => {
  forgetProcess();
  upstream.reset();
  for (const list of ['/breaking-news', '/featured-stories']) upstream.sends(list, []);
});

const PAGE = 24;
/** So many stories of a category, the newest last, as the feed has them. */
const items = (count: number, category: string, more: object = {}) =>
  Array.from({ length: count }, (_, at) => ({
    id: `${category}-${count - at}`,
    title: `Story ${count - at} of ${category}`,
    category,
    timestamp: '2026-11-20T03:00:00Z',
    ...more,
  }));
const filled = async (path: string) => {
  const front = await getSectionFront(path, 'en');
  return front.ok
    ? front.value.map((stories) => stories.map(({ id }) => id).join(' '))
    : front.error;
};

it('has a column for each section beneath, and what is read most', () => {
  expect(sectionBlocks('/sports')).toEqual([
    ...['cricket', 'ipl', 'football', 'others'].map((name) => ({
      kind: 'stories',
      layout: 'column',
      from: { section: `/sports/${name}` },
    })),
    { kind: 'stories', layout: 'ranked', from: { feed: 'mostRead' } },
  ]);
  expect(sectionBlocks('/')).toEqual([]);
  expect(sectionBlocks('/india')).toEqual([]);
});

it('fills them with stories that the section’s first page does not show', async () => {
  upstream.sends('/news', [...items(3, 'football'), ...items(PAGE, 'cricket')]);
  expect(await filled('/sports')).toEqual(['', '', 'football-1 football-2 football-3', '', '']);
  expect((await shownInBlocks('/sports', 'en')).map(({ id }) => id)).toEqual([
    'football-1',
    'football-2',
    'football-3',
  ]);
});

it('leaves them empty where the first page shows all', async () => {
  upstream.sends('/news', [...items(3, 'football'), ...items(9, 'cricket')]);
  expect(await filled('/sports')).toEqual(['', '', '', '', '']);
});

it('ranks what is read most of its own, wherever else that stands', async () => {
  upstream.sends('/news', [
    ...items(20, 'cricket', { views: 7, timestamp: new Date().toISOString() }),
    ...items(5, 'world', { views: 99, timestamp: new Date().toISOString() }),
  ]);
  expect(await filled('/sports')).toEqual([
    '',
    '',
    '',
    '',
    Array.from({ length: 10 }, (_, at) => `cricket-${20 - at}`).join(' '),
  ]);
  expect(await shownInBlocks('/sports', 'en')).toEqual([]);
});

it('ranks nothing of a section with few stories, which the page has just listed', async () => {
  upstream.sends('/news', items(19, 'cricket', { views: 7, timestamp: new Date().toISOString() }));
  expect(await filled('/sports')).toEqual(['', '', '', '', '']);
});

it('fails where the news call fails', async () => {
  expectConsole('error', /\/news: Failed to fetch news/);
  upstream.sendsText('/news', '', 500);
  expect(await filled('/sports')).toMatch(/^Failed/);
});
