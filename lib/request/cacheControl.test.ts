import { CACHE_CONTROL } from './cacheControl.mjs';

const secondsOf = (value: string, directive: string) =>
  Number(new RegExp(`(?:^|, )${directive}=(\\d+)`).exec(value)?.[1] ?? 0);

describe('CACHE_CONTROL', () => {
  it('keeps nothing in a browser for long but what its name changes with', () => {
    const long = Object.entries(CACHE_CONTROL).filter(
      ([, value]) => secondsOf(value, 'max-age') > 86_400,
    );
    expect(long.map(([kind]) => kind)).toEqual(['script', 'icon', 'socialCard']);
    expect(long.every(([, value]) => value.includes('immutable'))).toBe(true);
  });

  it('lets a failure pass within a minute', () => {
    expect([
      CACHE_CONTROL.none,
      CACHE_CONTROL.fallbackSocialCard,
      CACHE_CONTROL.missingPicture,
    ]).toEqual(['no-store', 'public, max-age=60', 'public, max-age=60']);
  });
});
