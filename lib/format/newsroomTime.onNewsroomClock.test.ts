import fc from 'fast-check';
import { onNewsroomClock } from './newsroomTime';

describe('onNewsroomClock', () => {
  it.each([
    ['2026-11-20T06:25:00.000Z', '2026-11-20T11:55:00+05:30'],
    ['2026-12-31T18:29:59.999Z', '2026-12-31T23:59:59+05:30'],
    ['2026-12-31T18:30:00.000Z', '2027-01-01T00:00:00+05:30'],
    ['2026-06-01T00:00:00Z', '2026-06-01T05:30:00+05:30'],
  ])('of %s is %s', (moment, expected) => {
    expect(onNewsroomClock(moment)).toBe(expected);
  });

  it('names the same second', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (date) => {
          expect(Date.parse(onNewsroomClock(date.toISOString()))).toBe(
            Math.floor(date.getTime() / 1000) * 1000,
          );
        },
      ),
    );
  });
});
