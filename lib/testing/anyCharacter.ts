import fc from 'fast-check';

/**
 * A character of Unicode, half of them of the first 55,000. The unit that fast-check calls `binary` has the same
 * ones, and makes a table of all 1.1 million of them for each kind of text: a second of CPU a file.
 */
export const anyCharacter = fc
  .oneof(fc.integer({ min: 0, max: 0xd7ff }), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((code) => String.fromCodePoint(code));
