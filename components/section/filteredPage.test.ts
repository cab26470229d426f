import { listPage, PAGE_SIZE } from '@/lib/pages/paging';
import { filteredPage } from './filteredPage';

const items = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: at, values: at % 2 === 0 ? ['even'] : ['odd'] }));
const read = (...args: Parameters<typeof filteredPage<{ id: number; values: string[] }>>) => {
  const { isWhole, page } = filteredPage(...args);
  return [isWhole, page.items.map(({ id }) => id).at(0), page.items.length, page.total, page.count];
};

it.each([
  ['a short list is whole, whatever is chosen', 10, 'odd', 1, [true, 0, 10, 10, 1]],
  ['a long one is cut', 60, 'all', 2, [false, 24, 24, 60, 3]],
  ['a choice of a long one has pages of its own', 60, 'odd', 2, [false, 49, 6, 30, 2]],
])('%s', (_, count, chosen, number, expected) => {
  expect(read(items(count), { chosen, number })).toEqual(expected);
});

describe('of an archive', () => {
  const page = (total: number, number: number) => listPage([], total, number);

  it.each([
    ['one that fits a page is whole', 10, 'all', 10, [true, 0, 10, 10, 1]],
    ['a choice never is', 10, 'odd', 10, [false, 0, 10, 10, 1]],
    ['nor is a page among others', PAGE_SIZE, 'all', 60, [false, 0, 24, 60, 3]],
  ])('%s', (_, count, chosen, total, expected) => {
    const archived = page(total, 1);
    expect(read(items(count), { chosen, number: 1, archived })).toEqual(expected);
  });

  it('its stories belong to what is chosen, whatever their card names', () => {
    const archived = page(2, 1);
    const { page: shown } = filteredPage(items(2), { chosen: 'prime', number: 1, archived });
    expect(shown.items.map(({ values }) => values)).toEqual([
      ['even', 'prime'],
      ['odd', 'prime'],
    ]);
  });
});
