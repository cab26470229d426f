import { PAGE_SIZE } from '@/lib/pages/paging';
import type { Source } from '@/lib/provider/source/source';
import { archive, archiveSource, fillArchive } from '@/lib/testing/archiveSource';
import { story } from '@/lib/testing/samples';
import { getTermPage } from './getTermPage';

let mockSource: Source;
jest.mock('@/lib/provider/chosenSource', () => ({ chosenSource: () => mockSource }));

const MEERA = { name: 'Meera R.', slug: 'meera-r' };
const FLOODS = { name: 'बाढ़', slug: 'बाढ़' };
const STORIES = Array.from({ length: PAGE_SIZE + 2 }, (_, at) =>
  story({
    id: `s${at}`,
    publishedAt: `2026-11-${String(27 - at).padStart(2, '0')}T06:00:00.000Z`,
    authors: [MEERA],
    ...(at === 3 && { tags: [FLOODS] }),
  }),
);

const read = async (...args: Parameters<typeof getTermPage>) => {
  const result = await getTermPage(...args);
  if (!result.ok) return result.error;
  const { name, page } = result.value;
  return [name, page.items.map(({ id }) => id).at(0), page.items.length, page.total, page.count];
};

describe.each([
  ['an archive', archiveSource],
  ['lists alone', { ...archiveSource, archive: undefined }],
])('with %s', (_, source) => {
  beforeEach(() => {
    mockSource = source;
    fillArchive({ stories: STORIES, listed: STORIES.length });
  });

  it.each([
    ['author', 'meera-r', 1, ['Meera R.', 's0', 24, 26, 2]],
    ['author', 'meera-r', 2, ['Meera R.', 's24', 2, 26, 2]],
    ['author', 'meera-r', 3, ['Meera R.', undefined, 0, 26, 2]],
    ['tag', 'बाढ़', 1, ['बाढ़', 's3', 1, 1, 1]],
    ['tag', 'meera-r', 1, 'absent'],
    ['author', 'nobody', 2, 'absent'],
  ] as const)('%s %s has on page %d', async (by, slug, number, expected) => {
    expect(await read(by, slug, 'en', number)).toEqual(expected);
  });
});

describe('with an archive that fails', () => {
  beforeEach(() => {
    mockSource = archiveSource;
    fillArchive({ stories: STORIES, listed: 2, failing: new Set(['archive']) });
  });

  it('the first page is of the lists', async () => {
    expect(await read('author', 'meera-r', 'en', 1)).toEqual(['Meera R.', 's0', 2, 2, 1]);
  });

  it('nobody is known to be missing', async () => {
    expect(await read('author', 'nobody', 'en', 1)).toBe('unknown');
  });

  it('a later one is not known', async () => {
    expect(await read('author', 'meera-r', 'en', 2)).toBe('unknown');
  });
});

it('nothing is known to be missing while a list fails', async () => {
  mockSource = { ...archiveSource, archive: undefined };
  fillArchive({ failing: new Set(['feed']) });
  expect(await read('author', 'meera-r', 'en', 1)).toBe('unknown');
  expect(archive.calls).toEqual([]);
});
