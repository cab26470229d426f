import { headers } from 'next/headers';
import { currentPath } from './requestHeaders';

jest.mock('next/headers', () => ({ headers: jest.fn() }));

describe('currentPath', () => {
  it.each([
    ['/', '/'],
    ['/hi', '/'],
    ['/hi/', '/'],
    ['/india', '/india'],
    ['/hi/india', '/india'],
    ['/history', '/history'],
    ['/hi/hi', '/hi'],
  ])('of %s is %s', async (pathname, expected) => {
    jest
      .mocked(headers, { shallow: true })
      .mockResolvedValue(Object.assign(new Headers({ 'x-pathname': pathname })));
    expect(await currentPath()).toBe(expected);
  });

  it('is home without the header', async () => {
    jest.mocked(headers, { shallow: true }).mockResolvedValue(Object.assign(new Headers()));
    expect(await currentPath()).toBe('/');
  });
});
