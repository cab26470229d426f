import { READINGS } from '#site/horoscope.mjs';
import { spokenParts } from '@/features/voice/spokenParts';
import { READ_SIGNS } from '@/lib/content/horoscope';
import { ZODIAC } from '@/lib/content/zodiac';
import { TESTED_LOCALES } from '@/lib/testing/renderInLocale';
import { SIGNS } from './signs';
import { formatHoroscopeDay } from './useSigns';

const PROSE = ['general', 'love', 'career', 'health', 'travel'] as const;

describe('the six horoscopes', () => {
  it('have the lucky numbers of the signs', () => {
    expect(READ_SIGNS.map((sign) => [sign, READINGS[sign].luckyNumber])).toEqual([
      ['aries', 7],
      ['taurus', 4],
      ['gemini', 5],
      ['cancer', 2],
      ['leo', 1],
      ['virgo', 6],
    ]);
  });

  it.each(READ_SIGNS)('of %s is dated, and goes well with another that is here', (sign) => {
    expect(READINGS[sign].date).toBe('2024-01-15');
    expect(READ_SIGNS.filter((other) => other !== sign)).toContain(READINGS[sign].compatibility);
  });

  it('are sentences of both languages in their own scripts, each text its own', () => {
    const texts = READ_SIGNS.flatMap((sign) => PROSE.map((part) => READINGS[sign][part]));
    expect(texts.filter(({ en }) => !/^[A-Z][^\u0900-\u097F'"]*\.$/.test(en))).toEqual([]);
    expect(texts.filter(({ hi }) => !/^[\u0900-\u097F][^A-Za-z'"०-९]*।$/.test(hi))).toEqual([]);
    expect(TESTED_LOCALES.map((locale) => new Set(texts.map((text) => text[locale])).size)).toEqual(
      [30, 30],
    );
  });

  it('can be read aloud in parts below 200 characters', () => {
    const parts = READ_SIGNS.flatMap((sign) =>
      PROSE.flatMap((part) =>
        TESTED_LOCALES.flatMap((locale) => spokenParts(READINGS[sign][part][locale])),
      ),
    );
    expect(parts.filter((part) => part.length >= 200)).toEqual([]);
    expect(parts.length).toBeGreaterThan(2 * 30);
  });
});

describe('the twelve signs', () => {
  it('go round the elements, and stay letters', () => {
    expect(ZODIAC.map(({ id }) => SIGNS[id].element)).toEqual(
      Array(3).fill(['fire', 'earth', 'air', 'water']).flat(),
    );
    expect(
      ZODIAC.map(({ id }) => [...SIGNS[id].symbol].map((letter) => letter.codePointAt(0))),
    ).toEqual(ZODIAC.map((_, at) => [0x2648 + at, 0xfe0e]));
  });

  it.each([
    [{ month: 3, day: 21 }, '21\u00A0March', '21\u00A0मार्च'],
    [{ month: 2, day: 29 }, '29\u00A0February', '29\u00A0फ़रवरी'],
  ])('have days in words: %j', (day, en, hi) => {
    expect([formatHoroscopeDay(day, 'en'), formatHoroscopeDay(day, 'hi').normalize('NFC')]).toEqual(
      [en, hi.normalize('NFC')],
    );
  });
});
