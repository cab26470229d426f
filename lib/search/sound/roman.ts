import { respelling } from './respelling';

/** The phonemes of Hindi in Roman letters as people type it. Longer spellings come first. */
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
  // Endings of the plural: "ladkon", "auraten", "ladkiyan".
  ['(?<=..)(?<!o)on$', 'oM'],
  ['(?<=..)en$', 'eM'],
  ['(?<=..i)yan$', 'yAM'],
  ['oo+|u+', 'u'],
  ['ou|ow(?![aeiou])', 'O'],
  ['oa', 'o'],
  // At the end, or between consonants, it is a vowel.
  ['(?<=[^aeiouy])y+(?![aeiou])', 'i'],
]);
