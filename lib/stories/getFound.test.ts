import { type Source, STORY_FEEDS } from '@/lib/provider/source/source';
import { terms } from '@/lib/search/terms';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { getFound } from './getFound';

let mockSource: Source;
jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => mockSource }));
jest.mock('@/lib/config/showsSamples', () => ({ showsSamples: () => false }));

const LISTED = 30;
/** Newest first. */
const STORIES = Array.from({ length: 260 }, (_, at) =>
  story({
    id: `s${at}`,
    title: 'Bridge',
    publishedAt: new Date(Date.parse('2026-11-20T06:00:00Z') - at * 60_000).toISOString(),
  }),
);
const read = async (number: number, query = 'bridge') => {
  const { page, coverage, unread } = await getFound(
    { query, terms: terms(query), locale: 'en' },
    number,
  );
  return {
    ids: page.items.map(({ id }) => id),
    total: page.total,
    at: page.number,
    coverage,
    unread,
  };
};
const idsFrom = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, at) => `s${from + at}`);

beforeEach(() => {
  mockSource = archiveSource;
  fillArchive({ stories: STORIES, listed: LISTED });
});

it.each([
  [1, idsFrom(0, 24)],
  [2, idsFrom(24, 48)],
  [4, idsFrom(72, 96)],
  [5, idsFrom(96, 120)], // over the end of the first hundred
  [9, idsFrom(192, 216)], // over the end of the second
  [11, idsFrom(240, 260)],
  [12, []],
])('page %d has the next results, each once', async (number, ids) => {
  expect(await read(number)).toEqual({
    ids,
    total: 260,
    at: number,
    coverage: 'complete',
    unread: [],
  });
});

it('has every result once on all pages together', async () => {
  const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((number) => read(number)));
  expect(pages.flatMap(({ ids }) => ids)).toEqual(idsFrom(0, 260));
});

it('asks for one hundred, and for those that the page needs besides', async () => {
  await read(1);
  await read(9);
  expect(archive.calls.map((call) => call.split(' ').at(-1))).toEqual([
    '1/100',
    '1/100',
    '2/100',
    '3/100',
  ]);
});

it('asks nobody without a word', async () => {
  expect(await read(1, '?!')).toEqual({
    ids: [],
    total: 0,
    at: 1,
    coverage: 'complete',
    unread: [],
  });
  expect(archive.calls).toEqual([]);
});

it('has an old story of the lists once', async () => {
  const old = STORIES[200];
  fillArchive({ stories: STORIES, listed: LISTED, pinned: old ? [old] : [] });
  const numbers = Array.from({ length: 11 }, (_, at) => at + 1);
  const pages = await Promise.all(numbers.map((number) => read(number)));
  expect(pages.map(({ total }) => total)).toEqual(numbers.map(() => 260));
  const ids = pages.flatMap((page) => page.ids);
  expect(new Set(ids)).toEqual(new Set(idsFrom(0, 260)));
  expect(ids).toHaveLength(260);
});

it.each([
  [1, 24, 24],
  [2, 7, 6],
])(
  'what only sounds alike stands last in the list: page %d',
  async (number, items, similarFrom) => {
    const walkouts = STORIES.slice(0, LISTED).map((one) => ({ ...one, title: 'Walkout' }));
    const alike = story({ id: 'alike', title: 'विपक्ष का वॉकआउट' });
    fillArchive({ pinned: [alike, ...walkouts] });
    const search = { query: 'walkout', terms: terms('walkout'), locale: 'en' } as const;
    const { page, ...found } = await getFound(search, number);
    expect(page.items).toHaveLength(items);
    expect(found).toMatchObject({ similarFrom, count: LISTED });
  },
);

describe('while something fails', () => {
  it('has what the lists give without the archive, and says that there may be more', async () => {
    fillArchive({ stories: STORIES, listed: LISTED, failing: new Set(['archive']) });
    expect(await read(2)).toEqual({
      ids: idsFrom(24, 30),
      total: LISTED,
      at: 2,
      coverage: 'partial',
      unread: ['archive'],
    });
    expect(await read(5)).toMatchObject({ ids: idsFrom(0, 24), at: 1, coverage: 'partial' });
  });

  it('has what the archive gives without the lists', async () => {
    fillArchive({ stories: STORIES, failing: new Set(['feed']) });
    expect(await read(1)).toMatchObject({ ids: idsFrom(0, 24), total: 260, unread: STORY_FEEDS });
  });

  it('has nothing when both do', async () => {
    fillArchive({ failing: new Set(['feed', 'archive']) });
    expect(await read(1)).toMatchObject({
      ids: [],
      coverage: 'none',
      unread: [...STORY_FEEDS, 'archive'],
    });
  });
});

it('is of the lists alone where the source has no archive', async () => {
  mockSource = { ...archiveSource, archive: undefined };
  expect(await read(2)).toEqual({
    ids: idsFrom(24, 30),
    total: LISTED,
    at: 2,
    coverage: 'complete',
    unread: [],
  });
});
