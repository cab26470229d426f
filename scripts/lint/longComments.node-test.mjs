import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isLong, longCommentLines } from './longComments.mjs';

/** @param {number} count */
const words = (count) => Array(count).fill('word').join(' ');

for (const [comment, isTooLong] of /** @type {const} */ ([
  [`// ${words(25)}`, false],
  [`// ${words(26)}`, true],
  [`// ${words(13)}\n  // ${words(13)}`, true],
  [`/**\n * ${words(13)}\n *\n * ${words(13)}\n */`, true],
  // Signs are no words.
  [`/* ${words(25)} · – */`, false],
  // A tag, its type and its name do not count, and what it says counts alone.
  [`/** ${words(25)} @param {{ a: { b: ${words(9)} } }} name ${words(25)} */`, false],
  [`/** @param {string} name ${words(26)} */`, true],
  [
    `/**\n * @typedef {object} Name ${words(25)}\n * @property {string} [a] ${words(25)}\n */`,
    false,
  ],
  [`/** @returns {string} ${words(26)} */`, true],
  // An address is no tag.
  [`// ${words(13)} a@b.in ${words(13)}`, true],
  [`// ${words(20)}\n// oxlint-disable-next-line some-rule -- ${words(9)}`, false],
]))
  test(`${isTooLong ? 'long' : 'short enough'}: ${comment}`, () =>
    assert.equal(isLong(comment), isTooLong));

test('a style sheet’s are told by their lines', () => {
  const css = `a {\n  /* ${words(26)} */\n  color: red; /* ${words(25)} */\n}\n\n/* ${words(26)} */\n`;
  assert.deepEqual(longCommentLines(css), [2, 6]);
});
