import fc from 'fast-check';
import { figure, money } from './numbers';
import { readMoney } from './readMoney';
import { plainDigits, readNumber, readWholeGroups } from './readNumber';

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
    ['8,5', 8.5],
    ['८,५ प्रतिशत', 8.5],
    ['8.5 per cent', 8.5],
    ['8.5 फ़ीसदी', 8.5],
    ['1,0', 1],
    ['25,00,000 रुपये', 2500000],
    ['Rs. 25,00,000/- only', 2500000],
    ['25\u202f00\u00a0000', 2500000],
  ])('%s is %d', (text, value) => {
    expect(readNumber(text)).toBe(value);
  });

  it.each([
    '',
    '   ',
    '.',
    '-',
    ',',
    ',100',
    '8,5,',
    '8..5',
    '25 lakh',
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

describe('a sum of money', () => {
  it.each([
    ['1,00,000', 1e5],
    ['25 lakh', 25e5],
    ['25 लाख', 25e5],
    ['₹ 25 Lakhs', 25e5],
    ['₹25L', 25e5],
    ['25lac/-', 25e5],
    ['2.5 cr', 25e6],
    ['2.5 Cr.', 25e6],
    ['1.2 करोड़', 12e6],
    ['१.२ करोड', 12e6],
    ['50k', 50_000],
    ['50 हज़ार रुपए', 50_000],
    ['1 crore 25 lakh', 12_500_000],
    ['1 crore, 25 lakh', 12_500_000],
    ['12 लाख 34 हज़ार 567', 1_234_567],
    ['1.1 lakh', 110_000],
    ['25\u00a0lakh', 25e5],
    ['डेढ़ लाख', 150_000],
    ['ढाई लाख', 250_000],
  ])('%s is %d', (text, value) => {
    expect(readMoney(text)).toBe(value);
  });

  it.each([
    '10,5',
    '1,00',
    '25 lakh 25 crore',
    '1 lakh 200 thousand',
    '25 foo',
    'lakh',
    '25-30 lakh',
  ])('%j is none', (text) => {
    expect(readMoney(text)).toBeNull();
  });
});

it('digits of both scripts become Latin ones', () => {
  expect(plainDigits('११०००१ 42')).toBe('110001 42');
});

it.each([
  ['1,08,650.50', 108_650.5],
  ['108,650', 108_650],
  ['₹ 108.65', 108.65],
  ['1,00,000/-', 100_000],
  ['81,234,56', null],
  ['1,08,65', null],
  ['1,086,50', null],
  ['108,65', null],
  ['1234,567', null],
])('%s in a table is %s: each group is whole', (text, value) => {
  expect(readWholeGroups(text)).toBe(value);
});
