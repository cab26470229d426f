import { safePathname } from './safePathname';

describe('safePathname', () => {
  it.each([
    ['/news/a', '/news/a'],
    ['/hi/news/%E0%A4%95', '/hi/news/%E0%A4%95'],
    ['/news/100%25', '/news/100%2525'],
    ['/news/%zz', '/news/%2525zz'],
    ['/%E0%A4%A', '/%2525E0%2525A4%2525A'],
  ])('%s becomes %s', (pathname, safe) => {
    expect(safePathname(pathname)).toBe(safe);
  });
});
