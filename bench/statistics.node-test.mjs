import assert from 'node:assert/strict';
import { test } from 'node:test';
import { median, quantile, sum } from './statistics.mjs';

const HUNDRED = Array.from({ length: 100 }, (_, at) => 100 - at);

/** @type {[values: number[], share: number, expected: number][]} */
const QUANTILES = [
  [[7], 0.5, 7],
  [[10, 9, 100], 0.5, 10],
  [[4, 1, 3, 2], 0.5, 2],
  [HUNDRED, 0.5, 50],
  [HUNDRED, 0.99, 99],
  [HUNDRED, 0, 1],
  [HUNDRED, 1, 100],
];

for (const [values, share, expected] of QUANTILES)
  test(`the ${share} quantile of ${values.length} values is ${expected}`, () => {
    assert.equal(quantile(values, share), expected);
  });

test('leaves the values in their order', () => {
  const values = [3, 1, 2];
  assert.equal(median(values), 2);
  assert.deepEqual(values, [3, 1, 2]);
});

test('has no quantile of nothing', () => {
  assert.throws(() => quantile([], 0.5), /nothing was measured/);
});

test('adds up', () => {
  assert.equal(sum(new Set([1, 2, 4])), 7);
  assert.equal(sum([]), 0);
});
