import { safePathname } from './language';

describe('safePathname', () => {
  it.each([
    ['/news/a', '/news/a'],
    ['/hi/news/%E0%A4%95', '/hi/news/%E0%A4%95'],
    ['/news/100%25', '/news/100%2525'],
    ['/news/%25zz', '/news/%2525zz'],
    ['/india%00', '/india%2500'],
    ['/in%09dia', '/in%2509dia'],
    ['/hi/%20%1F', '/hi/%2520%251F'],
  ])('%s becomes %s', (pathname, safe) => {
    expect(safePathname(pathname)).toBe(safe);
  });
});
