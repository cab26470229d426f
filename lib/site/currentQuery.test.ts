import { headers } from 'next/headers';
import { currentQuery } from './currentQuery';

jest.mock('next/headers', () => ({ headers: jest.fn() }));

it.each([
  [{ 'x-search': '?state=gujarat&page=2' }, 'state=gujarat&page=2'],
  [{ 'x-search': '' }, ''],
  [{ 'x-search': '?%zz' }, '%25zz='],
  [{}, ''],
])('of %j is %s', async (given, expected) => {
  jest.mocked(headers, { shallow: true }).mockResolvedValue(Object.assign(new Headers(given)));
  expect((await currentQuery()).toString()).toBe(expected);
});
