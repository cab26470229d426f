import assert from 'node:assert/strict';
import { test } from 'node:test';
import { heldIn } from './gauges.mjs';

/** @param {number} ms @param {number} megabytes @param {number} descriptors */
const reading = (ms, megabytes, descriptors) => ({ ms, bytes: megabytes * 1e6, descriptors });

test('takes the middle of the readings of the minute', () => {
  const readings = [
    reading(60_000, 900, 90),
    reading(60_001, 300, 30),
    reading(90_000, 200, 20),
    reading(120_000, 250, 25),
    reading(120_001, 900, 90),
  ];
  assert.deepEqual(heldIn(readings, 120_000), { megabytes: 250, descriptors: 25 });
});

test('refuses a minute without a reading', () => {
  assert.throws(() => heldIn([reading(1, 1, 1)], 120_000), /nothing was measured/);
});
