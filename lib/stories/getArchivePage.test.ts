import { DISTRICTS } from '@/lib/content/districts';
import { PAGE_SIZE } from '@/lib/pages/paging';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { getArchivePage, itemsOf } from './getArchivePage';
import type { Listed } from './listOfPage';

jest.mock('#site/districts.mjs', () => jest.requireActual('@/lib/testing/districtRecords'));

jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => archiveSource }));

const LISTED = 5;
/** Newest first: every third is of the world, the others of sports in Gujarat. */
const STORIES = Array.from({ length: 3 * PAGE_SIZE }, (_, at) =>
  story({
    id: `s${at}`,
    ...(at % 3 === 0
      ? { category: 'world', state: null }
      : { category: 'sports', state: 'gujarat' }),
  }),
);
const ALL: Listed = { by: 'all' };
const WORLD: Listed = { by: 'categories', categories: ['world'] };
const GUJARAT: Listed = { by: 'state', state: 'gujarat' };

const read = async (listed: Listed, number: number) => {
  const page = await getArchivePage(listed, 'en', number);
  return page.ok
    ? [page.value.items.length, page.value.items[0]?.id, page.value.total, page.value.count]
    : page.error;
};

beforeEach(() => fillArchive({ stories: STORIES, listed: LISTED }));

describe('of a source with an archive', () => {
  it.each([
    [ALL, 1, [24, 's0', 72, 3]],
    [ALL, 3, [24, 's48', 72, 3]],
    [ALL, 4, [0, undefined, 72, 3]],
    [WORLD, 1, [24, 's0', 24, 1]],
    [WORLD, 2, [0, undefined, 24, 1]],
    [GUJARAT, 2, [24, 's37', 48, 2]],
  ])('%j has on page %d: stories, the first, all, pages', async (listed, number, expected) => {
    expect(await read(listed, number)).toEqual(expected);
  });

  it('is asked for the page alone', async () => {
    await getArchivePage(WORLD, 'en', 2);
    expect(archive.calls).toEqual(['archive {"by":"categories","categories":["world"]} 2/24']);
  });

  it('has cards without bodies', async () => {
    const [first] = await itemsOf(getArchivePage(ALL, 'en', 1));
    expect(first).not.toHaveProperty('body');
  });
});

describe('of an archive that fails', () => {
  beforeEach(() =>
    fillArchive({ stories: STORIES, listed: LISTED, failing: new Set(['archive']) }),
  );

  it.each([
    [ALL, 1, [5, 's0', 5, 1]],
    [WORLD, 1, [2, 's0', 2, 1]],
    [ALL, 2, 'Failed to fetch news'],
  ])('%j page %d is of the lists, where they have it', async (listed, number, expected) => {
    expect(await read(listed, number)).toEqual(expected);
  });

  it('nothing is left when the lists fail too', async () => {
    fillArchive({ failing: new Set(['archive', 'feed']) });
    expect(await read(ALL, 1)).toBe('Failed to fetch news');
    expect(await itemsOf(getArchivePage(ALL, 'en', 1))).toEqual([]);
  });
});

describe('of a topic', () => {
  const RAIN = { tags: [{ name: 'Monsoon', slug: 'monsoon' }] };
  const topic = (tags: string[], categories: ('world' | 'sports')[] = []): Listed => ({
    by: 'topic',
    tags,
    categories,
  });
  beforeEach(() =>
    fillArchive({
      stories: STORIES.map((one, at) => (at % 2 === 0 ? { ...one, ...RAIN } : one)),
      listed: LISTED,
    }),
  );

  it('of one tag are all that the archive has', async () => {
    expect(await read(topic(['monsoon']), 2)).toEqual([12, 's48', 36, 2]);
  });

  it('of more are all of each, once, on as many pages', async () => {
    const both = topic(['monsoon', 'floods'], ['world']);
    const pages = await Promise.all([1, 2, 3].map((number) => read(both, number)));
    expect(pages.map(([count, , , of]) => [count, of])).toEqual([
      [24, 2],
      [24, 2],
      [0, 2],
    ]);
  });

  it('of an archive that fails are those of the lists', async () => {
    fillArchive({ stories: STORIES, listed: LISTED, failing: new Set(['archive']) });
    expect(await read(topic(['monsoon'], ['world']), 1)).toEqual([2, 's3', 2, 1]);
  });
});

it('two things at once are read from the lists', async () => {
  const listed = { by: 'stateCategories', state: 'gujarat', categories: ['sports'] } as const;
  expect(await read(listed, 1)).toEqual([3, 's1', 3, 1]);
  expect(archive.calls).toEqual([]);
});

describe('of a district', () => {
  const BHOPAL: Listed[] = DISTRICTS.filter(({ id }) => id === 'bhopal').map((district) => ({
    by: 'district',
    district,
  }));
  const TAGS = [{ name: 'Bhopal', slug: 'bhopal' }];
  const filed = [
    story({ id: 'tagged', tags: TAGS }),
    story({ id: 'placed', place: 'भोपाल' }),
    story({ id: 'other', place: 'Indore' }),
  ];
  const ids = async () =>
    (await Promise.all(BHOPAL.map((listed) => itemsOf(getArchivePage(listed, 'en', 1)))))
      .flat()
      .map(({ id }) => id);

  it('has those that the archive files under its names', async () => {
    fillArchive({ stories: filed, listed: 3 });
    expect(await ids()).toEqual(['tagged']);
    expect(archive.calls).toEqual(['archive {"by":"names","names":["bhopal","भोपाल"]} 1/24']);
  });

  it.each([
    ['fails', { failing: new Set(['archive'] as const) }],
    ['knows none', { stories: filed.slice(1), listed: 2 }],
  ])('has those of the lists where the archive %s', async (_, given) => {
    fillArchive({ stories: filed, listed: 3, ...given });
    expect(await ids()).toContain('placed');
    expect(await ids()).not.toContain('other');
  });

  it('fails where every list fails', async () => {
    fillArchive({ stories: filed, failing: new Set(['archive', 'feed']) });
    expect(await Promise.all(BHOPAL.map((listed) => read(listed, 1)))).toEqual([
      'Failed to fetch news',
    ]);
  });
});
