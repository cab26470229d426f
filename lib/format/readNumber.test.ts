import fc from 'fast-check';
import { figure, money } from './figures';
import { plainDigits, readNumber } from './readNumber';

describe('a number as people write it', () => {
  it.each([
    ['100000', 100000],
    ['1,00,000', 100000],
    ['50,00,000', 5000000],
    ['100,000', 100000],
    ['1,00,0000', 1000000],
    ['11,00,000', 1100000],
    ['1,00,00', 10000],
    ['10,000,0', 100000],
    ['₹1,00,000', 100000],
    ['₹ 1,00,000/-', 100000],
    ['Rs. 500', 500],
    ['रु. ५००', 500],
    ['१०००', 1000],
    ['१,००,०००', 100000],
    ['１２', 12],
    ['10.5', 10.5],
    ['10.5 %', 10.5],
    ['.5', 0.5],
    ['5.', 5],
    ['1 00 000', 100000],
    ['-5', -5],
    ['−5', -5],
    ['0', 0],
    ['-0', 0],
  ])('%s is %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    '',
    '   ',
    '.',
    '-',
    ',',
    '10,5',
    '1,0',
    ',100',
    '100,',
    '1,,000',
    'ten',
    '1e5',
    'Infinity',
    'NaN',
    '1.2.3',
    '0x10',
    '9'.repeat(400),
    '₹',
  ])('%j is none', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('reads back what the site writes, in both languages', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -1e12, max: 1e12 }),
        fc.constantFrom('en' as const, 'hi' as const),
        (value, locale) => {
          expect(readNumber(figure(value, locale))).toBe(value);
          expect(readNumber(money(Math.abs(value), locale))).toBe(Math.abs(value));
        },
      ),
    );
  });

  it('never gives what is not finite', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789०५,.-+ ₹%e') }), (text) => {
        const value = readNumber(text);
        expect(value === null || Number.isFinite(value)).toBe(true);
      }),
    );
  });
});

it('digits of both scripts become Latin ones', () => {
  expect(plainDigits('११०००१ 42')).toBe('110001 42');
});
