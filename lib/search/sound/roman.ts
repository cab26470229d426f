import { respelling } from './respelling';

/** Hindi as people type it in Roman letters. Longer patterns come first. */
export const romanPhonemes = respelling([
  ['c?ch?chh|chh', 'C'],
  ['c?ch', 'c'],
  ['ksh', 'kS'],
  ['s+h+', 'S'],
  ['k?kh', 'K'],
  ['gh', 'G'],
  ['jh', 'J'],
  ['t?th', 'T'],
  ['d?dh', 'D'],
  ['b?bh', 'B'],
  ['p?ph', 'f'],
  ['zh', 'z'],
  ['rh', 'Q'],
  ['wh|w', 'v'],
  ['ck|c|q', 'k'],
  ['x', 'kS'],
  ['aa+', 'A'],
  ['ai', 'E'],
  ['au', 'O'],
  ['ee+|i+', 'i'],
  ['ei|ey(?![aeiouy])', 'e'],
  // Plural endings: "ladkon", "auraten", "ladkiyan".
  ['(?<=..)(?<!o)on$', 'oM'],
  ['(?<=..)en$', 'eM'],
  ['(?<=..i)yan$', 'yAM'],
  ['oo+|u+', 'u'],
  ['ou|ow(?![aeiou])', 'O'],
  ['oa', 'o'],
  ['(?<=[^aeiouy])y+(?![aeiou])', 'i'],
]);
