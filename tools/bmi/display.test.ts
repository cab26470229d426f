import fc from 'fast-check';
import { BMI_DEFAULTS } from './bmi';
import { parseBmiQuery } from './bmiQuery';
import { CATEGORIES } from './categories';
import { arcs, gaugePosition, pointAt, TICKS } from './gauge';
import { feetAndInches } from './units';

describe('decimal feet', () => {
  it.each([
    [5.6, { feet: 5, inches: 7 }],
    [5.5, { feet: 5, inches: 6 }],
    [5.99, { feet: 6, inches: 0 }],
    [6, { feet: 6, inches: 0 }],
    [0.1, { feet: 0, inches: 1 }],
  ])('%d are %j', (feet, expected) => {
    expect(feetAndInches(feet)).toEqual(expected);
  });

  it('are within half an inch of what they read as', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1000, noNaN: true }), (given) => {
        const { feet, inches } = feetAndInches(given);
        expect(Number.isInteger(feet) && inches >= 0 && inches < 12).toBe(true);
        expect(Math.abs(feet * 12 + inches - given * 12)).toBeLessThanOrEqual(0.5 + 1e-9);
      }),
    );
  });
});

describe('the gauge', () => {
  it.each([
    [0, 0],
    [15, 0],
    [18.5, 0.14],
    [25, 0.4],
    [27.5, 0.5],
    [30, 0.6],
    [40, 1],
    [1e9, 1],
  ])('puts a BMI of %d at %d', (bmi, position) => {
    expect(gaugePosition(bmi)).toBeCloseTo(position, 10);
  });

  it('runs from left over the top to right', () => {
    expect([pointAt(0, 100), pointAt(0.5, 100), pointAt(1, 100)]).toEqual([
      { x: 20, y: 116 },
      { x: 120, y: 16 },
      { x: 220, y: 116 },
    ]);
  });

  it('has an arc for each category and a mark between two', () => {
    expect(arcs(86).map(({ category }) => category)).toEqual([...CATEGORIES]);
    for (const { d } of arcs(86)) expect(d).toMatch(/^M[\d.]+ [\d.]+A86 86 0 0 1 [\d.]+ [\d.]+$/);
    expect(TICKS.map(({ bmi }) => bmi)).toEqual([18.5, 25, 30]);
  });
});

describe('a URL', () => {
  it.each([
    [{}, BMI_DEFAULTS, false],
    [{ show: '1' }, BMI_DEFAULTS, true],
    [
      { w: '154', wu: 'lbs', h: '5.6', hu: 'ft', show: '1' },
      { weight: '154', weightUnit: 'lbs', height: '5.6', heightUnit: 'ft' },
      true,
    ],
    [{ w: '', h: 'abc' }, { ...BMI_DEFAULTS, weight: '', height: 'abc' }, false],
    [{ w: ['80', '90'], wu: ['lbs', 'kg'], show: ['1', '1'] }, BMI_DEFAULTS, false],
    [{ wu: 'stone', hu: 'toString', show: 'yes' }, BMI_DEFAULTS, false],
    [{ w: ' ७० \n' }, { ...BMI_DEFAULTS, weight: ' ७० \n' }, false],
    [{ w: '9'.repeat(500) }, BMI_DEFAULTS, false],
  ])('%j is read', (parameters, inputs, shown) => {
    expect(parseBmiQuery(parameters)).toEqual({ inputs, shown });
  });
});
