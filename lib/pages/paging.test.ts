import {
  isBeyond,
  listPage,
  offeredPages,
  PAGE_SIZE,
  pageNumber,
  pageOf,
  pagePath,
} from './paging';

describe('pageNumber', () => {
  it.each([
    [undefined, 1],
    ['2', 2],
    ['17', 17],
    ['999999', 999_999],
    ['1', 1],
    ['0', 1],
    ['-1', 1],
    ['abc', 1],
    ['', 1],
    ['02', 1],
    ['2.5', 1],
    ['2e3', 1],
    [' 2', 1],
    ['२', 1],
    ['1000000', 1],
    [['2', '3'], 1],
    [['2'], 1],
  ])('of %j is %d', (page, expected) => {
    expect(pageNumber(page)).toBe(expected);
  });
});

describe('pageOf', () => {
  const list = (length: number) => Array.from({ length }, (_, at) => at);
  it.each([
    [0, 1, 0, 1],
    [1, 1, 1, 1],
    [PAGE_SIZE, 1, PAGE_SIZE, 1],
    [PAGE_SIZE + 1, 1, PAGE_SIZE, 2],
    [PAGE_SIZE + 1, 2, 1, 2],
    [PAGE_SIZE * 2, 2, PAGE_SIZE, 2],
    [PAGE_SIZE * 2, 3, 0, 2],
    [0, 2, 0, 1],
  ])('of %d entries, page %d has %d, and there are %d pages', (length, number, shown, count) => {
    const page = pageOf(list(length), number);
    expect([page.items.length, page.count, page.number]).toEqual([shown, count, number]);
    expect(isBeyond(page)).toBe(number > count);
  });

  it('shows each entry on one page, in order', () => {
    const pages = [1, 2, 3].flatMap((number) => pageOf(list(65), number).items);
    expect(pages).toEqual(list(65));
  });
});

it.each([1e9, 1e15])('a list of %d has no more pages than can be asked for', (total) => {
  const { count } = listPage([], total, 1);
  expect([count, pageNumber(String(count))]).toEqual([999_999, count]);
});

describe('pagePath', () => {
  it.each([
    ['/india', 1, {}, '/india'],
    ['/india', 2, {}, '/india?page=2'],
    ['/india', 1, { state: 'gujarat' }, '/india?state=gujarat'],
    ['/india', 3, { state: 'gujarat' }, '/india?state=gujarat&page=3'],
    ['/search', 2, { q: 'पुल & bridge' }, '/search?q=%E0%A4%AA%E0%A5%81%E0%A4%B2+%26+bridge&page=2'],
  ])('of %s page %d with %j is %s', (path, number, query, expected) => {
    expect(pagePath(path, number, query)).toBe(expected);
  });
});

describe('offeredPages', () => {
  it.each([
    [1, 1, '1'],
    [1, 2, '1 2'],
    [2, 3, '1 2 3'],
    [1, 4, '1 2 3 4'],
    [1, 5, '1 2 … 5'],
    [3, 5, '1 2 3 4 5'],
    [4, 6, '1 2 3 4 5 6'],
    [5, 9, '1 … 4 5 6 … 9'],
    [42, 42, '1 … 41 42'],
  ])('on page %d of %d: %s', (number, count, expected) => {
    expect(
      offeredPages({ number, count })
        .map((one) => one ?? '…')
        .join(' '),
    ).toBe(expected);
  });
});
