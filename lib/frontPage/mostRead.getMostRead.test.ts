import { storiesOfBlocks } from '@/lib/frontPage/storiesOfBlocks';
import type { FrontBlock } from '@/lib/site/frontPageSchema';
import { startUpstream } from '@/lib/testing/fakeUpstream';
import { forgetProcess } from '@/lib/testing/forgetProcess';
import { cards } from '@/lib/testing/samples';
import { countRead } from './readCounts.mjs';

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

const NAMES = ['a', 'b', 'c', 'd', 'e', 'f'];
const MOST_READ: FrontBlock = { kind: 'stories', layout: 'ranked', from: { feed: 'mostRead' } };
const item = (id: string, more: object = {}) => ({
  id,
  title: `Story ${id}`,
  category: 'sports',
  timestamp: '2026-11-20T03:00:00Z',
  ...more,
});
const read = (counts: Record<string, number>) => {
  for (const [id, count] of Object.entries(counts)) for (let n = 0; n < count; n++) countRead(id);
};
const shown = async (categories?: readonly ['world']) => {
  const { withMostRead } = await storiesOfBlocks([{ kind: 'hero' }, MOST_READ], 'en', categories);
  return withMostRead([[], []]).map((stories) => stories.map(({ id }) => id).join(' '));
};

it('fills the block of the most read with what this site counted', async () => {
  upstream.sends(
    '/news',
    NAMES.map((id) => item(id)),
  );
  read({ a: 4, b: 9, c: 5, d: 6, e: 7, gone: 99 });
  expect(await shown()).toEqual(['', 'b e d c a']);
});

it('leaves out of the rest of the news what it ranks', async () => {
  upstream.sends(
    '/news',
    NAMES.map((id) => item(id)),
  );
  read({ a: 4, b: 9, c: 5, d: 6, e: 7 });
  const river: FrontBlock = { kind: 'stories', layout: 'river', from: { feed: 'news' } };
  const { withMostRead } = await storiesOfBlocks([MOST_READ, river], 'en');
  const [ranked = [], rest = []] = withMostRead([[], cards('a', 'f')]);
  expect([ranked.length, rest.map(({ id }) => id)]).toEqual([5, ['f']]);
});

it('leaves it empty while little was read', async () => {
  upstream.sends(
    '/news',
    NAMES.map((id) => item(id)),
  );
  read({ a: 40, b: 9 });
  expect(await shown()).toEqual(['', '']);
});

it('has those of a section, and of the page’s language', async () => {
  upstream.sends('/news', [
    ...NAMES.map((id) => item(id, { category: 'world' })),
    ...Array.from({ length: 14 }, (_, at) => item(`unread-${at}`, { category: 'world' })),
    item('h', { title: 'बारिश हुई', category: 'world' }),
    item('s'),
  ]);
  read({ a: 4, b: 9, c: 5, d: 6, e: 7, h: 50, s: 50 });
  expect(await shown(['world'])).toEqual(['', 'b e d c a']);
});
