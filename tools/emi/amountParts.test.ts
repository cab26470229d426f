import fc from 'fast-check';
import { amountParts, inLargestUnit } from './amountParts';

const SIZE = { crore: 1e7, lakh: 1e5, thousand: 1e3, rest: 1 };

it.each([
  [100_000, '1 lakh'],
  [1_234_567, '12 lakh 34 thousand 567 rest'],
  [50_000, '50 thousand'],
  [10_000_000, '1 crore'],
  [1_234_567_890_123, '123456 crore 78 lakh 90 thousand 123 rest'],
  [999.6, '1 thousand'],
  [0, ''],
])('%d is said as %s', (rupees, expected) => {
  expect(
    amountParts(rupees)
      .map(({ unit, count }) => `${count} ${unit}`)
      .join(' '),
  ).toBe(expected);
});

it('parts add up to the sum, each less than one of the next larger', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e14 }), (rupees) => {
      const parts = amountParts(rupees);
      expect(parts.reduce((sum, { unit, count }) => sum + count * SIZE[unit], 0)).toBe(rupees);
      expect(
        parts.every(
          ({ unit, count }) =>
            unit === 'crore' || count < { lakh: 100, thousand: 100, rest: 1000 }[unit],
        ),
      ).toBe(true);
    }),
  );
});

it.each([
  [150_000, 'lakh', 1.5],
  [60_000, 'rest', 60_000],
  [20_000_000, 'crore', 2],
  [0, 'rest', 0],
])('%d at an axis: %s, %d', (rupees, unit, count) => {
  expect(inLargestUnit(rupees)).toEqual({ unit, count });
});
