import fc from 'fast-check';
import { directionOf, extremeOf, nextOrder, sortRows } from './prices';
import { amountOf, typedAmount } from './typedAmount';

const BOUNDS = { least: 0, most: 1000 };
const compare = new Intl.Collator('en-IN').compare;

it.each([
  [0.12, 'rise'],
  [-0.05, 'fall'],
  [0, 'same'],
  [-0, 'same'],
  [300, 'rise'],
])('a change of %d is a %s', (change, direction) => {
  expect(directionOf(change)).toBe(direction);
});

describe('the cheapest and the dearest', () => {
  it.each([
    [
      [3, 1, 2],
      ['dearest', 'cheapest', null],
    ],
    [
      [1, 1, 2],
      ['cheapest', 'cheapest', 'dearest'],
    ],
    [
      [5, 5],
      [null, null],
    ],
    [[5], [null]],
  ])('of %j are %j', (prices, marks) => {
    expect(prices.map((price) => extremeOf(price, prices))).toEqual(marks);
  });
});

describe('what was typed', () => {
  it.each([
    ['', { kind: 'blank' }],
    ['   ', { kind: 'blank' }],
    ['abc', { kind: 'outside' }],
    ['-1', { kind: 'outside' }],
    ['1001', { kind: 'outside' }],
    ['1e3', { kind: 'outside' }],
    ['9'.repeat(400), { kind: 'outside' }],
    ['0', { kind: 'amount', amount: 0 }],
    ['-0', { kind: 'amount', amount: 0 }],
    ['1,000', { kind: 'amount', amount: 1000 }],
    ['₹ १०.५', { kind: 'amount', amount: 10.5 }],
  ])('%j is %j', (text, typed) => {
    expect(typedAmount(text, BOUNDS)).toEqual(typed);
  });

  it('gives a figure only when there is one', () => {
    expect(['', 'abc', '7'].map((text) => amountOf(typedAmount(text, BOUNDS)))).toEqual([
      null,
      null,
      7,
    ]);
  });

  it('is never a figure beyond the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789०५,.-+ ₹%') }), (text) => {
        const amount = amountOf(typedAmount(text, BOUNDS)) ?? 0;
        expect(Object.is(amount, -0)).toBe(false);
        expect(amount >= 0 && amount <= 1000).toBe(true);
      }),
    );
  });
});

describe('sorting', () => {
  const rows = [
    { name: 'Delhi', price: 2 },
    { name: 'Bhopal', price: 3 },
    { name: 'Agra', price: 2 },
  ];
  const names = (sorted: typeof rows) => sorted.map(({ name }) => name);

  it('goes up, down and back', () => {
    expect(nextOrder(null)).toBe('ascending');
    expect(nextOrder('ascending')).toBe('descending');
    expect(nextOrder('descending')).toBeNull();
  });

  it('is by number or by name, and leaves the rows it was given alone', () => {
    expect(names(sortRows(rows, ({ name }) => name, 'ascending', compare))).toEqual([
      'Agra',
      'Bhopal',
      'Delhi',
    ]);
    expect(names(sortRows(rows, ({ price }) => price, 'ascending', compare))).toEqual([
      'Delhi',
      'Agra',
      'Bhopal',
    ]);
    expect(names(sortRows(rows, ({ price }) => price, 'descending', compare))).toEqual([
      'Bhopal',
      'Delhi',
      'Agra',
    ]);
    expect(names(rows)).toEqual(['Delhi', 'Bhopal', 'Agra']);
  });

  it('loses none, orders each pair of neighbours and keeps ties as they came', () => {
    const priced = fc
      .array(fc.integer({ min: 0, max: 9 }))
      .map((prices) => prices.map((price, at) => ({ price, at })));
    fc.assert(
      fc.property(
        priced,
        fc.constantFrom('ascending' as const, 'descending' as const),
        (list, order) => {
          const sorted = sortRows(list, ({ price }) => price, order, compare);
          const sign = order === 'ascending' ? 1 : -1;
          const pairs = sorted.slice(1).map((row, at) => [sorted[at] ?? row, row] as const);
          expect(sorted.map(({ at }) => at).sort((a, b) => a - b)).toEqual(
            list.map(({ at }) => at),
          );
          expect(
            pairs.every(
              ([a, b]) => sign * (a.price - b.price) < 0 || (a.price === b.price && a.at < b.at),
            ),
          ).toBe(true);
        },
      ),
    );
  });
});
