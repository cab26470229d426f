import { PAGE_SIZE } from '@/lib/pages/paging';
import { err, ok } from '@/lib/result';
import { card } from '@/lib/testing/samples';
import { listedStories } from './MoreStories';

const videos = Array.from({ length: PAGE_SIZE + 2 }, (_, at) =>
  card({ id: `v${at}`, category: 'videos' }),
);
const latest = Promise.resolve(ok([card({ id: 'other', category: 'politics' }), ...videos]));
const idsOf = (stories: readonly { id: string }[]) => stories.map(({ id }) => id);

it.each([
  [1, idsOf(videos).slice(0, PAGE_SIZE)],
  [2, idsOf(videos).slice(PAGE_SIZE)],
  [3, []],
])('page %d of a category has its own stories', async (number, expected) => {
  expect(idsOf(await listedStories(latest, ['videos'], number))).toEqual(expected);
});

it('shows none of a feed that failed', async () => {
  const failed = Promise.resolve(err('Failed to fetch news'));
  expect(await listedStories(failed, ['videos'], 1)).toEqual([]);
});
