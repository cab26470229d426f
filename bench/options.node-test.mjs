import assert from 'node:assert/strict';
import { test } from 'node:test';
import { readOptions } from './options.mjs';

test('measures everything, anew, unless told otherwise', () => {
  assert.deepEqual(readOptions([]), { folder: 'docs', 'no-build': false });
});

test('takes parts, rounds and requests', () => {
  assert.deepEqual(
    readOptions(['--only', 'bytes', '--only=phone', '--rounds', '1', '--requests', '10']),
    { only: ['bytes', 'phone'], rounds: 1, requests: 10, folder: 'docs', 'no-build': false },
  );
});

for (const [args, message] of /** @type {[string[], RegExp][]} */ ([
  [['--rounds', 'many'], /--rounds must be a number/],
  [['--requests', '0'], /--requests /],
  [['--rouns', '1'], /Unknown option '--rouns'/],
]))
  test(`refuses ${args.join(' ')}`, () => {
    assert.throws(() => readOptions(args), message);
  });
