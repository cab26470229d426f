import fc from 'fast-check';
import { BMI_DEFAULTS, type BmiInputs, bmiOf, measured, weightAt } from './bmi';
import { CATEGORIES, categoryOf, INDIAN } from './categories';

const inputs = (
  weight: string,
  weightUnit: BmiInputs['weightUnit'],
  height: string,
  heightUnit: BmiInputs['heightUnit'],
) => ({ weight, weightUnit, height, heightUnit });
const bmi = (...given: Parameters<typeof inputs>) => {
  const body = measured(inputs(...given));
  return body && bmiOf(body).toFixed(1);
};

it('starts at 70 kg and 170 cm, which is 24.2 and normal', () => {
  expect(BMI_DEFAULTS).toEqual(inputs('70', 'kg', '170', 'cm'));
  const body = measured(BMI_DEFAULTS);
  expect(body && [bmiOf(body).toFixed(1), categoryOf(bmiOf(body))]).toEqual(['24.2', 'normal']);
});

it.each([
  [36.3, 1.1, 'obese'], // 30, where a division alone gives 29.999999999999993
  [36.29, 1.1, 'overweight'],
  [30.25, 1.1, 'overweight'], // 25
  [53.465, 1.7, 'normal'], // 18.5
] as const)(
  '%d kg at %d m is %s, exactly at the edge of a category too',
  (kg, metres, category) => {
    expect(categoryOf(bmiOf({ kg, metres }))).toBe(category);
  },
);

it.each([
  ['154.3', 'lbs', '170', 'cm', '24.2'],
  ['70', 'kg', '5.6', 'ft', '24.0'],
  ['154.3', 'lbs', '5.6', 'ft', '24.0'],
  ['७०', 'kg', '१७०', 'cm', '24.2'],
  ['80', 'kg', '200', 'cm', '20.0'],
  ['72,5 kg', 'kg', '1,80 m', 'cm', '22.4'],
  ['154.3 lbs', 'kg', '5 ft 7 in', 'cm', '24.2'],
  ['154.3 lbs', 'kg', '5 feet, 7 inches', 'cm', '24.2'],
  ['70', 'kg', '5 फ़ुट और 7 इंच', 'cm', '24.2'],
  ['70 kg', 'lbs', '170 cm', 'ft', '24.2'],
  ['70 किलो', 'kg', '5 फ़ुट 7 इंच', 'ft', '24.2'],
  ['70', 'kg', `5'7"`, 'ft', '24.2'],
  ['70', 'kg', '5’7”', 'cm', '24.2'],
  ['70', 'kg', '5′7″', 'cm', '24.2'],
  ['70', 'kg', '5 feet 7', 'cm', '24.2'],
  ['70', 'kg', '67 inches', 'cm', '24.2'],
  ['70', 'kg', '5 ft', 'cm', '30.1'],
  ['70 stone', 'kg', '170', 'cm', null],
  ['70', 'kg', '5-7', 'ft', null],
  ['70', 'kg', '', 'cm', null],
  ['70', 'kg', '0', 'cm', null],
  ['70', 'kg', '-170', 'cm', null],
  ['', 'kg', '170', 'cm', null],
  ['0', 'kg', '170', 'cm', null],
  ['seventy', 'kg', '170', 'cm', null],
  ['70', 'kg', '0.0000000001', 'cm', null],
  ['9'.repeat(300), 'kg', '170', 'cm', null],
  ['70', 'kg', '9'.repeat(300), 'ft', null],
  ['9'.repeat(308), 'lbs', '9'.repeat(308), 'ft', null],
] as const)('%s %s at %s %s is %s', (weight, weightUnit, height, heightUnit, expected) => {
  expect(bmi(weight, weightUnit, height, heightUnit)).toBe(expected);
});

it('agrees with the imperial formula, of pounds and inches', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 50, max: 600 }),
      fc.integer({ min: 40, max: 90 }),
      (pounds, inches) => {
        const body = measured(inputs(String(pounds), 'lbs', (inches / 12).toFixed(6), 'ft'));
        expect(body && bmiOf(body)).toBeCloseTo((703.0696 * pounds) / inches ** 2, 3);
      },
    ),
  );
});

it('gives a figure that is one, or none at all', () => {
  const measure = fc.oneof(
    fc.string({ unit: fc.constantFrom(...'0123456789०,.-') }),
    fc.double({ noNaN: true }).map(String),
  );
  fc.assert(
    fc.property(
      measure,
      measure,
      fc.constantFrom('kg' as const, 'lbs' as const),
      fc.constantFrom('cm' as const, 'ft' as const),
      (weight, height, wu, hu) => {
        const body = measured(inputs(weight, wu, height, hu));
        const value = body === null ? 1 : bmiOf(body);
        expect(Number.isFinite(value) && value >= 0 && !Object.is(value, -0)).toBe(true);
      },
    ),
  );
});

it('a weight has the BMI it was reckoned from', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 10, max: 80, noNaN: true }),
      fc.double({ min: 0.5, max: 2.5, noNaN: true }),
      (value, metres) => {
        expect(bmiOf({ kg: weightAt(value, metres), metres })).toBeCloseTo(value, 9);
      },
    ),
  );
});

describe('categories', () => {
  it.each([
    [0, 'underweight', 'underweight'],
    [18.499, 'underweight', 'underweight'],
    [18.5, 'normal', 'normal'],
    [22.999, 'normal', 'normal'],
    [23, 'normal', 'overweight'],
    [24.96, 'normal', 'overweight'],
    [25, 'overweight', 'obese'],
    [29.99, 'overweight', 'obese'],
    [30, 'obese', 'obese'],
    [400, 'obese', 'obese'],
  ] as const)('%d is %s, and %s by the Indian guidelines', (value, international, indian) => {
    expect([categoryOf(value), categoryOf(value, INDIAN)]).toEqual([international, indian]);
  });

  it('never fall as the BMI rises', () => {
    const bmis = fc.double({ min: 0, max: 100, noNaN: true });
    fc.assert(
      fc.property(bmis, bmis, (one, other) => {
        const [low, high] = [Math.min(one, other), Math.max(one, other)].map((value) =>
          CATEGORIES.indexOf(categoryOf(value)),
        );
        expect(low).toBeLessThanOrEqual(high ?? -1);
      }),
    );
  });
});
