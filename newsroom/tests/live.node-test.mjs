import assert from 'node:assert/strict';
import test from 'node:test';
import { createLive } from '../live.mjs';
import { liveDirOf } from '../newsSets.mjs';

const live = createLive(String(liveDirOf('full')));
const START = Math.floor(Date.parse('2026-01-15T06:30:00Z') / 14_400_000) * 14_400_000;

/** @typedef {{ id: string, timestamp: string, content: string, updatedAt?: string, isKey?: boolean }} Update */

/** @typedef {{ updates: Update[], pinnedUpdate?: string, coverageEnd?: string }} Story */

/** @param {number} minutes of the session @param {number} [language] */
const at = (minutes, language = 0) =>
  /** @type {Story} */ (live(START + minutes * 60_000).items[language]);

test('a session begins with one update and has two more every three minutes', () => {
  assert.deepEqual(
    [0, 1, 2, 3, 15].map((minutes) => at(minutes).updates.length),
    [1, 2, 2, 3, 11],
  );
});

test('its updates are newest first, none of them ahead of the clock', () => {
  const times = at(60).updates.map(({ timestamp }) => timestamp);
  assert.deepEqual(times, times.toSorted().reverse());
  assert.equal(times[0], new Date(START + 60 * 60_000).toISOString());
});

test('the same is told at the same time, in both languages', () => {
  assert.deepEqual(at(60), at(60));
  const ids = (/** @type {number} */ language) => at(60, language).updates.map(({ id }) => id);
  assert.deepEqual(ids(0), ids(1));
});

test('an update is edited after three minutes, another one withdrawn after four', () => {
  const update = (/** @type {number} */ minutes, /** @type {number} */ n) =>
    at(minutes).updates.find(({ id }) => id.endsWith(`-${n}`));
  // The sixth comes with minute 7, the twelfth with minute 16.
  assert.equal(update(9, 6)?.updatedAt, undefined);
  assert.equal(update(10, 6)?.updatedAt, new Date(START + 10 * 60_000).toISOString());
  assert.notEqual(update(10, 6)?.content, update(9, 6)?.content);
  assert.deepEqual([update(19, 12) !== undefined, update(20, 12)], [true, undefined]);
});

test('the latest key moment is pinned', () => {
  const { updates, pinnedUpdate } = at(60);
  assert.equal(pinnedUpdate, updates.find(({ isKey }) => isKey)?.id);
});

test('it ends ten minutes before the next one, whose ids are others', () => {
  assert.deepEqual(
    [230, 231, 239, 240].map((minutes) => at(minutes).coverageEnd !== undefined),
    [false, true, true, false],
  );
  assert.deepEqual(at(239).updates, at(231).updates);
  assert.notEqual(at(240).updates[0]?.id, at(0).updates[0]?.id);
});

test('the thin set has none', () => {
  assert.equal(liveDirOf('thin'), undefined);
});
