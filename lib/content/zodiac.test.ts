import fc from 'fast-check';
import { type Day, dayOfBirth, isOnTheEdge, signOn, ZODIAC } from '@/lib/content/zodiac';

const DAY_MS = 86_400_000;

/** Every day of the leap year 2024, one after another by the calendar. */
const LEAP_YEAR: readonly Day[] = Array.from({ length: 366 }, (_, days) => {
  const date = new Date(Date.UTC(2024, 0, 1) + days * DAY_MS);
  return { month: date.getUTCMonth() + 1, day: date.getUTCDate() };
});

describe('the sign of a day', () => {
  it.each([
    [3, 20, 'pisces'],
    [3, 21, 'aries'],
    [4, 19, 'aries'],
    [4, 20, 'taurus'],
    [5, 20, 'taurus'],
    [5, 21, 'gemini'],
    [6, 20, 'gemini'],
    [6, 21, 'cancer'],
    [7, 22, 'cancer'],
    [7, 23, 'leo'],
    [8, 22, 'leo'],
    [8, 23, 'virgo'],
    [9, 22, 'virgo'],
    [9, 23, 'libra'],
    [10, 22, 'libra'],
    [10, 23, 'scorpio'],
    [11, 21, 'scorpio'],
    [11, 22, 'sagittarius'],
    [12, 21, 'sagittarius'],
    [12, 22, 'capricorn'],
    [12, 31, 'capricorn'],
    [1, 1, 'capricorn'],
    [1, 19, 'capricorn'],
    [1, 20, 'aquarius'],
    [2, 18, 'aquarius'],
    [2, 19, 'pisces'],
    [2, 29, 'pisces'],
  ])('%d/%d is %s', (month, day, sign) => {
    expect(signOn({ month, day })).toBe(sign);
  });

  it.each([
    [0, 1],
    [13, 1],
    [1, 0],
    [1, 32],
    [2, 30],
    [4, 31],
    [6.5, 1],
    [NaN, 1],
    [1, NaN],
    [-1, 1],
  ])('there is none on %d/%d', (month, day) => {
    expect(signOn({ month, day })).toBeNull();
  });

  it('is one and only one on every day of a leap year, and changes twelve times', () => {
    const signs = LEAP_YEAR.map((day) => signOn(day));
    expect(signs).not.toContain(null);
    expect(signs.filter((sign, at) => sign !== signs.at(at - 1))).toHaveLength(12);
    expect(new Set(signs).size).toBe(12);
  });

  it('begins and ends as the signs say, each the day after the one before', () => {
    const indexOf = ({ month, day }: Day) =>
      LEAP_YEAR.findIndex((one) => one.month === month && one.day === day);
    expect(
      ZODIAC.map(({ from }, at) => indexOf(from) - (indexOf(ZODIAC.at(at - 1)?.to ?? from) + 1)),
    ).toEqual(ZODIAC.map(() => 0));
    expect(LEAP_YEAR.filter(isOnTheEdge)).toHaveLength(24);
  });
});

describe('the day of a date of birth', () => {
  it.each([
    ['1996-02-29', { month: 2, day: 29 }],
    ['2000-02-29', { month: 2, day: 29 }],
    ['0050-12-31', { month: 12, day: 31 }],
    ['1950-01-01', { month: 1, day: 1 }],
    [' 2010-08-15 ', { month: 8, day: 15 }],
    ['1995-02-29', null],
    ['1900-02-29', null],
    ['2024-02-30', null],
    ['2024-04-31', null],
    ['2024-13-01', null],
    ['2024-00-10', null],
    ['2024-1-1', null],
    ['', null],
    ['29/02/1996', null],
    ['1996-02-29T00:00', null],
    ['__proto__', null],
    ['९९९९-०१-०१', null],
  ])('of “%s” is %j', (text, day) => {
    expect(dayOfBirth(text)).toEqual(day);
  });

  it('is read from every date there is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          expect(dayOfBirth(date.toISOString().slice(0, 10))).toEqual({
            month: date.getUTCMonth() + 1,
            day: date.getUTCDate(),
          });
        },
      ),
    );
  });

  it('never throws, whatever stands in the URL', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect([null, 'object']).toContain(dayOfBirth(text) && typeof dayOfBirth(text));
      }),
    );
  });
});
