import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { readSource } from './sourceRules.mjs';

/** @param {string} path @param {string} text */
const messagesOf = (path, text) =>
  readSource(path, text).faults.map(({ line, message }) => `${line}: ${message}`);

describe('client code', () => {
  test('starts in islands and error pages, and nowhere else', () => {
    const text = "'use client';\nexport const a = 1;\n";
    for (const path of ['components/a/A.island.tsx', 'app/[locale]/error.tsx'])
      assert.deepEqual(messagesOf(path, text), []);
    assert.deepEqual(messagesOf('components/a/A.tsx', text), [
      "1: Only *.island.tsx files start with 'use client': rename this file.",
    ]);
  });

  test('is what an island says that it is, at its start', () => {
    const text = "import { a } from './a';\nexport const b = a;\n";
    for (const path of ['components/a/A.island.tsx', 'app/global-error.tsx'])
      assert.deepEqual(messagesOf(path, text), ["1: An island starts with 'use client'."]);
    assert.deepEqual(messagesOf('components/a/A.tsx', text), []);
  });
});

describe('a list of the provider’s', () => {
  const ADDED = 'Use a loop: spreading a long list overflows the stack.';
  const REDUCED = 'Use reduce: spreading a long list overflows the stack.';
  for (const [call, message] of [
    ['all.push(...list)', ADDED],
    ['all.splice(0, 1, ...list)', ADDED],
    ['Math.max(...list)', REDUCED],
    ['String.fromCodePoint(...list)', REDUCED],
  ])
    test(`is not spread over arguments: ${call}`, () => {
      const text = `const a = 1;\nexport const b = ${call};\n`;
      assert.deepEqual(messagesOf('lib/search/a.ts', text), [`2: ${message}`]);
      // Lists of our own, whose length is known, may be.
      assert.deepEqual(messagesOf('tools/a.ts', text), []);
      assert.deepEqual(messagesOf('lib/search/a.test.ts', text), []);
    });

  test('may be spread into another list', () => {
    assert.deepEqual(messagesOf('lib/search/a.ts', 'const a = [...list];\nf(a);\n'), []);
  });
});

describe('a comment of more than 25 words', () => {
  const HALF = Array(13).fill('word').join(' ');
  const LONG = 'Shorten this comment to 25 words, or split it.';
  for (const [text, lines] of /** @type {const} */ ([
    [`const a = 1;\n// ${HALF}\n// ${HALF}\nf(a);\n`, [2]],
    [`// ${HALF}\nconst a = 1;\n// ${HALF}\nf(a);\n`, []],
    [`// ${HALF}\n\n// ${HALF}\n`, []],
    [`const a = (\n  <p>\n    {/* ${HALF} ${HALF} */}\n  </p>\n);\nf(a);\n`, [3]],
    [`/** ${HALF} */\n/** ${HALF} */\nf();\n`, []],
  ]))
    test(`is told at its first line: ${text}`, () => {
      const faults = lines.map((line) => `${line}: ${LONG}`);
      assert.deepEqual(messagesOf('lib/a.tsx', text), faults);
      assert.deepEqual(messagesOf('lib/a.test.tsx', text), []);
    });
});

test('each regular expression is given with its line', () => {
  const text = 'const a = 1;\nexport const b = /a+/g.test("/b/");\n';
  assert.deepEqual(readSource('lib/a.ts', text).regexps, [{ line: 2, pattern: 'a+', flags: 'g' }]);
});

test('what cannot be read is a fault', () => {
  assert.equal(messagesOf('lib/a.ts', 'const = 1;').length, 1);
});
