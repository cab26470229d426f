import assert from 'node:assert/strict';
import { test } from 'node:test';
import { whySlow } from './slowRegexps.mjs';

for (const [pattern, why] of /** @type {const} */ ([
  ['(a+)+$', /exponential/],
  ['^(?:a|aa)*b', /exponential/],
  ['\\s+$', /polynomial/],
  ['<!--(?:.|\\n)*-->', /polynomial/],
  ['(?<=^a[^]*)b', /look-behind/],
  ['(?<!(?:a|b)+)b', /look-behind/],
  ['^(?:a+){0,9}$', /polynomial/],
  ['^a|b+$', /polynomial/],
  ['^(?:a|[ab])+$', /exponential/],
]))
  test(`${pattern} may take longer than its text is long`, async () => {
    assert.match(`${await whySlow(pattern, '')}`, why);
  });

for (const pattern of [
  '^a+$',
  '^(?:of-[0-9a-f]{64}|x-\\d+)$',
  '<[a-z]+>',
  'a{0,9}b{0,9}$',
  '(?<=a)b+',
])
  test(`${pattern} does not`, async () => {
    assert.equal(await whySlow(pattern, ''), null);
  });
