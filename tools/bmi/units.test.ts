import fc from 'fast-check';
import { readNumber } from '@/lib/format/readNumber';
import { convertHeight, convertWeight } from './readBody';
import { inKg, inMetres, meantCentimetres } from './units';

describe('a change of unit', () => {
  it.each([
    ['70', 'lbs', '154.3'],
    ['154.3', 'kg', '70.0'],
    ['70.0', 'lbs', '154.3'],
    ['1', 'lbs', '2.2'],
    ['1,000', 'lbs', '2204.6'],
    ['७०', 'lbs', '154.3'],
    ['0', 'kg', '0.0'],
    ['-0.01', 'kg', '0.0'],
    ['-70', 'lbs', '-154.3'],
    ['', 'lbs', ''],
    ['  ', 'kg', '  '],
    ['70 kg', 'lbs', '154.3'],
    ['70 kg', 'kg', '70.0'],
    ['70,5', 'lbs', '155.4'],
    ['seventy', 'lbs', 'seventy'],
    ['9'.repeat(308), 'lbs', '9'.repeat(308)],
  ] as const)('writes the weight %j in %s as %j', (typed, to, shown) => {
    expect(convertWeight(typed, to)).toBe(shown);
  });

  it.each([
    ['170', 'ft', '5.6'],
    ['5.6', 'cm', '171'],
    ['171', 'ft', '5.6'],
    ['6', 'cm', '183'],
    ['१७०', 'ft', '5.6'],
    ['0', 'ft', '0.0'],
    ['0', 'cm', '0'],
    ['', 'ft', ''],
    ['5′7″', 'cm', '170'],
    ['5 ft 7 in', 'cm', '170'],
    ['1.7 m', 'ft', '5.6'],
  ] as const)('writes the height %j in %s as %j', (typed, to, shown) => {
    expect(convertHeight(typed, to)).toBe(shown);
  });

  it('writes no exponent', () => {
    expect(convertWeight('1000000000000000000000', 'lbs')).toMatch(/^220\d{19}\.0$/);
  });

  const tenths = (from: number, to: number) =>
    fc.integer({ min: from, max: to }).map((tenth) => tenth / 10);

  it('there and back shifts a figure by no more than its rounding', () => {
    fc.assert(
      fc.property(tenths(10, 5000), tenths(300, 2500), (kg, cm) => {
        const weight = Number(convertWeight(convertWeight(String(kg), 'lbs'), 'kg'));
        const height = Number(convertHeight(convertHeight(String(cm), 'ft'), 'cm'));
        expect(Math.abs(weight - kg)).toBeLessThan(0.05 * 0.4536 + 0.05 + 0.002);
        expect(Math.abs(height - cm)).toBeLessThan(0.05 * 30.48 + 0.5 + 1e-9);
      }),
    );
  });

  it('writes what can be read again, whatever was typed', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom(...'0123456789०५,.- e') }),
        fc.constantFrom('kg' as const, 'lbs' as const),
        (typed, to) => {
          const shown = convertWeight(typed, to);
          expect(readNumber(shown) === null).toBe(readNumber(typed) === null);
          expect(shown).not.toMatch(/NaN|∞|Infinity|^-0(\.0)?$/);
        },
      ),
    );
  });
});

it('a pound is 0.453592 kg and a foot 0.3048 m', () => {
  expect([inKg(70, 'kg'), inKg(100, 'lbs'), inMetres(170, 'cm'), inMetres(10, 'ft')]).toEqual([
    70, 45.3592, 1.7, 3.048,
  ]);
});

it.each([
  ['1.7', 170],
  ['१.६५', 165],
  ['0.5', 50],
  ['2.5', 250],
  ['2.6', null],
  ['0.4', null],
  ['170', null],
  ['', null],
])('“%s” cm were meant to be %s', (typed, cm) => {
  expect(meantCentimetres(typed)).toBe(cm);
});
