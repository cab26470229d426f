import { localPath } from './language';
import { LOCALE_NAMES } from './locales';
import { splitLocale } from './splitLocale';

describe('splitLocale', () => {
  it.each([
    ['/', 'en', '/'],
    ['/hi', 'hi', '/'],
    ['/hi/', 'hi', '/'],
    ['/hi/news/a%2Fb', 'hi', '/news/a%2Fb'],
    ['/hindi', 'en', '/hindi'],
    ['/news/hi', 'en', '/news/hi'],
  ] as const)('of %s is %s and %s', (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  });

  it.each(LOCALE_NAMES)('gives back what localPath made in %s', (locale) => {
    for (const path of ['/', '/india', '/news/a'])
      expect(splitLocale(localPath(path, locale))).toEqual({ locale, path });
  });
});
