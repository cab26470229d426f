import assert from 'node:assert/strict';
import { test } from 'node:test';
import { goalOf, isMet } from './goals.mjs';

const ratio = /** @type {const} */ ({ by: 'ratio', limit: 1.2, atLeast: false });
const above = /** @type {const} */ ({ by: 'above', limit: 20, atLeast: false });
const most = /** @type {const} */ ({ by: 'value', limit: 700, atLeast: false });
const least = /** @type {const} */ ({ by: 'value', limit: 100, atLeast: true });

/** @type {[goal: Parameters<typeof isMet>[0], value: number | null, bare: number | undefined, met: boolean][]} */
const CASES = [
  [ratio, 12, 10, true],
  [ratio, 12.1, 10, false],
  [ratio, 0, 0, true],
  [ratio, 1, 0, false],
  [ratio, 1, undefined, false],
  [above, 154.5, 134.5, true],
  [above, 154.6, 134.5, false],
  [most, 700, undefined, true],
  [most, 701, undefined, false],
  [least, 100, undefined, true],
  [least, 99, undefined, false],
  [most, null, undefined, false],
];

for (const [goal, value, bare, met] of CASES)
  test(`${value} beside ${bare} ${met ? 'meets' : 'misses'} ${goal.limit} by ${goal.by}`, () => {
    assert.equal(isMet(goal, value, bare), met);
  });

test('a goal is of a kind of page, or of any but the bare one', () => {
  assert.deepEqual(goalOf('cpu', 'home'), { by: 'ratio', limit: 4, atLeast: false });
  assert.equal(goalOf('cpu', 'state'), undefined);
  assert.deepEqual(goalOf('lcp', 'state'), most);
  assert.equal(goalOf('lcp', 'bare page'), undefined);
  assert.equal(goalOf('rate', 'home'), undefined);
});
