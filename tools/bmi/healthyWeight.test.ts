import fc from 'fast-check';
import { bmiOf } from './bmi';
import { CATEGORIES, categoryOf } from './categories';
import { healthyWeight, neighbours } from './healthyWeight';
import { inKg, WEIGHT_UNITS, type WeightUnit } from './units';

const units = fc.constantFrom(...WEIGHT_UNITS);
const metres = fc.double({ min: 0.5, max: 2.5, noNaN: true });
const categoryAt = (tenths: number, unit: WeightUnit, height: number) =>
  categoryOf(bmiOf({ kg: inKg(Math.round(tenths) / 10, unit), metres: height }));

describe('the normal weight at a height', () => {
  it.each([
    [1.7, 'kg', { from: 53.5, to: 72.2 }], // 53.465 and 72.25, which is overweight already
    [2, 'kg', { from: 74, to: 99.9 }], // 74 itself is normal, 100 no more
    [1.7, 'lbs', { from: 117.9, to: 159.2 }], // 117.87 and 159.28
  ] as const)('of %d m in %s is %j', (height, unit, range) => {
    expect(healthyWeight(height, unit)).toEqual(range);
  });

  it('is normal at both ends, and at no tenth beyond', () => {
    fc.assert(
      fc.property(metres, units, (height, unit) => {
        const range = healthyWeight(height, unit);
        const [from, to] = [range.from * 10, range.to * 10];
        expect(
          [from - 1, from, to, to + 1].map((tenths) => categoryAt(tenths, unit, height)),
        ).toEqual(['underweight', 'normal', 'normal', 'overweight']);
      }),
    );
  });
});

describe('the distance to the neighbouring categories', () => {
  it.each([
    [
      70,
      1.7,
      'kg',
      [
        { category: 'underweight', change: -16.6 },
        { category: 'overweight', change: 2.3 },
      ],
    ],
    [
      70.06,
      1.7,
      'kg',
      [
        { category: 'underweight', change: -16.7 },
        { category: 'overweight', change: 2.3 },
      ],
    ],
    [45, 1.7, 'kg', [{ category: 'normal', change: 8.5 }]],
    [
      80,
      1.7,
      'kg',
      [
        { category: 'normal', change: -7.8 },
        { category: 'obese', change: 6.7 },
      ],
    ],
    [100, 1.7, 'kg', [{ category: 'overweight', change: -13.4 }]],
    [0.0000001, 0.01, 'kg', []], // 0.1 kg would be obese
  ] as const)('from %d kg at %d m in %s is %j', (kg, height, unit, expected) => {
    expect(neighbours({ kg, metres: height }, unit)).toEqual(expected);
  });

  it('leads there, and a tenth less does not', () => {
    fc.assert(
      fc.property(fc.integer({ min: 200, max: 3000 }), metres, units, (tenths, height, unit) => {
        const own = categoryAt(tenths, unit, height);
        const ways = neighbours({ kg: inKg(tenths / 10, unit), metres: height }, unit);
        for (const { category, change } of ways) {
          expect(Math.abs(CATEGORIES.indexOf(category) - CATEGORIES.indexOf(own))).toBe(1);
          expect(categoryAt(tenths + change * 10, unit, height)).toBe(category);
          expect(categoryAt(tenths + change * 10 - Math.sign(change), unit, height)).toBe(own);
        }
      }),
    );
  });

  const grams = fc.integer({ min: 20_000, max: 300_000 }).map((weight) => weight / 1000);
  const centimetres = fc.integer({ min: 50, max: 250 }).map((height) => height / 100);

  it('is enough and at least a tenth, however near', () => {
    fc.assert(
      fc.property(grams, centimetres, units, (kg, height, unit) => {
        for (const { category, change } of neighbours({ kg, metres: height }, unit)) {
          expect(categoryOf(bmiOf({ kg: kg + inKg(change, unit), metres: height }))).toBe(category);
          expect(Math.abs(change)).toBeGreaterThanOrEqual(0.1);
          expect(change.toFixed(1)).toBe(String(Number.isInteger(change) ? `${change}.0` : change));
        }
      }),
    );
  });
});
