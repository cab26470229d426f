import { localPath, TIME_ZONE } from './language';
import { DEFAULT_LOCALE, LOCALE_NAMES, LOCALES, otherLocales } from './locales';

describe('localPath', () => {
  it.each([
    ['/', 'en', '/'],
    ['/', 'hi', '/hi'],
    ['/india', 'en', '/india'],
    ['/india', 'hi', '/hi/india'],
    ['/news/a%2Fb', 'hi', '/hi/news/a%2Fb'],
    ['/search?q=1', 'hi', '/hi/search?q=1'],
    ['/?breaking=all', 'hi', '/hi?breaking=all'],
    ['/#breaking', 'hi', '/hi#breaking'],
  ] as const)('of %s in %s is %s', (path, locale, expected) => {
    expect(localPath(path, locale)).toBe(expected);
  });
});

describe('LOCALES', () => {
  it('begins with the default language, the only one without a prefix', () => {
    expect(LOCALE_NAMES[0]).toBe(DEFAULT_LOCALE);
    expect(LOCALE_NAMES.filter((name) => LOCALES[name].prefix === '')).toEqual([DEFAULT_LOCALE]);
  });

  it('leads from each language to the others', () => {
    expect([otherLocales('en'), otherLocales('hi')]).toEqual([['hi'], ['en']]);
  });

  it.each(['en', 'hi'] as const)('writes %s with Latin digits, grouped as in India', (locale) => {
    expect(new Intl.NumberFormat(LOCALES[locale].intl).format(12_345_678)).toBe('1,23,45,678');
  });

  it('is on India’s clock', () => {
    const time = new Intl.DateTimeFormat('en-IN', {
      timeStyle: 'short',
      hourCycle: 'h23',
      timeZone: TIME_ZONE,
    }).format(0);
    expect(time).toBe('05:30');
  });
});
