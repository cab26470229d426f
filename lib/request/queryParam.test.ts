import { queryOption, queryParam, type QueryParam, queryString } from './queryParam';

describe('queryParam', () => {
  it.each<[QueryParam, string]>([
    [undefined, '500'],
    [['1', '2'], '500'],
    ['x'.repeat(41), '500'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['', ''],
    ['1,000', '1,000'],
  ])('of %j fills the field with %j', (param, text) => {
    expect(queryParam(param, '500')).toBe(text);
  });

  it('takes a limit of its own', () => {
    expect(queryParam('12345', '', 5)).toBe('12345');
    expect(queryParam('123456', '', 5)).toBe('');
  });
});

it.each<[QueryParam, string]>([
  ['b', 'b'],
  ['c', 'a'],
  [['b', 'b'], 'a'],
  ['__proto__', 'a'],
  [undefined, 'a'],
])('queryOption of %j is %j', (param, option) => {
  expect(queryOption(param, ['a', 'b'], 'a')).toBe(option);
});

describe('queryString', () => {
  it.each<[Record<string, QueryParam>, string]>([
    [{}, ''],
    [{ state: 'gujarat', page: '2' }, 'state=gujarat&page=2'],
    [{ page: ['2', '3'], q: 'a b&c' }, 'page=2&page=3&q=a+b%26c'],
    [{ '%zz': '', none: undefined }, '%25zz='],
    [{ q: 'नर्मदा' }, 'q=%E0%A4%A8%E0%A4%B0%E0%A5%8D%E0%A4%AE%E0%A4%A6%E0%A4%BE'],
  ])('of %j is %s', (params, query) => {
    expect(queryString(params)).toBe(query);
  });
});
