import { startUpstream } from '@/lib/testing/fakeUpstream';
import { shownInBlocks } from './getSectionFront';

jest.mock('next-intl/server', () => ({ getLocale: async () => 'en' }));
jest.mock('#site/frontPage.mjs', () => ({
  SECTION_BLOCKS: {
    '/sports': [
      { kind: 'stories', layout: 'ranked', from: { section: '/sports/football' } },
      { kind: 'stories', layout: 'three', from: { feed: 'mostRead' } },
    ],
  },
}));

let upstream: Awaited<ReturnType<typeof startUpstream>>;
beforeAll(async () => {
  upstream = await startUpstream();
});
afterAll(() => upstream.stop());

it('a ranking is known by its source, in whatever layout', async () => {
  for (const list of ['/breaking-news', '/featured-stories']) upstream.sends(list, []);
  const timestamp = new Date().toISOString();
  const items = (count: number, category: string) =>
    Array.from({ length: count }, (_, at) => ({
      id: `${category}-${at}`,
      title: `Story ${at} of ${category}`,
      category,
      timestamp,
      views: 7,
    }));
  upstream.sends('/news', [...items(3, 'football'), ...items(24, 'cricket')]);
  expect((await shownInBlocks('/sports', 'en')).map(({ id }) => id)).toEqual([
    'football-2',
    'football-1',
    'football-0',
  ]);
});
