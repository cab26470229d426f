import { signed } from './numbers';

it.each([
  [1.05, 0, '+1.05'],
  [-2.4, 0, '−2.4'],
  [-0.05, 2, '−0.05'],
  [0.12, 1, '+0.1'],
  [0.125, 3, '+0.125'],
  [-300, 0, '−300'],
  [0, 2, '0.00'],
])('a change of %d with %d decimals is written %s', (value, decimals, expected) => {
  expect([signed(value, 'en', decimals), signed(value, 'hi', decimals)]).toEqual([
    expected,
    expected,
  ]);
});
