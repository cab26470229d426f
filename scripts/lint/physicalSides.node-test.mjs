import assert from 'node:assert/strict';
import { test } from 'node:test';
import { physicalLines, physicalUtility } from './physicalSides.mjs';

for (const [classes, utility] of Object.entries({
  'flex ml-2': 'ml-2',
  'max-md:-mr-3': '-mr-3',
  'before:left-0 grid': 'left-0',
  'not-first:border-l': 'border-l',
  'text-right': 'text-right',
  'flex text-left!': 'text-left',
  'a{margin-left:1px}': 'margin-left:',
  'a{text-align:left}': 'text-align:left',
  '-right-(--inset)': '-right-(',
}))
  test(`a side is named by ${classes}`, () => assert.equal(physicalUtility(classes), utility));

for (const text of [
  'ms-2 -me-3 inset-s-0 text-start border-s',
  'left',
  'What is left',
  'mr-IN',
  'a{text-align:center}',
  'pl',
])
  test(`no side is named by ${text}`, () => assert.equal(physicalUtility(text), null));

test('lines of a style sheet that name one', () => {
  const css = [
    'a {',
    '  margin-left: 1px;',
    '  margin-inline-start: 1px;',
    '  left: 50%;',
    '  right: 0;',
    '  text-align: left;',
    '  inset: 0 auto 0 calc(-1 * var(--gap));',
    '  inset: 0 calc(1px * 2) auto calc(1px * 2);',
    '  padding: 1px 2px 3px;',
    '}',
  ].join('\n');
  assert.deepEqual(physicalLines(css), [2, 5, 6, 7]);
});
