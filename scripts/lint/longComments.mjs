// A comment gives one reason, source or trap; longer explanations belong in `docs`.

import postcss from 'postcss';

const MAX_WORDS = 25;
export const LONG = `Shorten this comment to ${MAX_WORDS} words, or split it.`;
const TAG =
  /(?=@(?:import|param|property|public|returns|satisfies|template|this|throws|type|typedef)\b)/;
const TAG_AND_NAME = /^@(?:(?:param|property|template|throws|typedef)\s+\S+|\w+)/;
const DIRECTIVE = /^\s*(?:@ts-|oxlint-|prettier-)/;

/** Types stand in braces, which may be nested. @param {string} text */
function withoutTypes(text) {
  let depth = 0;
  let prose = '';
  for (const letter of text) {
    if (letter === '{') depth += 1;
    if (depth === 0) prose += letter;
    if (letter === '}') depth -= 1;
  }
  return prose;
}

/** @param {string} text */
const wordsIn = (text) => text.split(/\s/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** @param {string} comment */
export function isLong(comment) {
  const lines = comment.split('\n').map((line) => line.replace(/^\s*(?:\/\/|\/?\*+)/, ''));
  const text = lines.filter((line) => !DIRECTIVE.test(line)).join('\n');
  return withoutTypes(text)
    .split(TAG)
    .some((part) => wordsIn(part.replace(TAG_AND_NAME, '')) > MAX_WORDS);
}

/**
 * @param {string} css
 * @returns {number[]}
 */
export function longCommentLines(css) {
  const lines = /** @type {number[]} */ ([]);
  postcss.parse(css).walkComments(({ text, source }) => {
    if (isLong(text)) lines.push(source?.start?.line ?? 0);
  });
  return lines;
}
