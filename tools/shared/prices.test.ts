import fc from 'fast-check';
import { amountIn } from './BoundedField';
import { directionOf, extremeOf, nextOrder, sortRows } from './prices';

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
    ['', null],
    ['   ', null],
    ['abc', null],
    ['-1', null],
    ['1001', null],
    ['1e3', null],
    ['9'.repeat(400), null],
    ['0', 0],
    ['-0', 0],
    ['1,000', 1000],
    ['₹ १०.५', 10.5],
  ])('%j is %j', (text, amount) => {
    expect(amountIn(text, BOUNDS)).toBe(amount);
  });

  it('is never a figure beyond the bounds', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789०५,.-+ ₹%') }), (text) => {
        const amount = amountIn(text, BOUNDS) ?? 0;
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
