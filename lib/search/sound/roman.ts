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

/** The pattern must not contain capture groups. */
type Spelling = readonly [pattern: string, phonemes: string];

/** Replaces left to right by the first matching pattern; unmatched letters stay. */
function respelling(spellings: readonly Spelling[]): (word: string) => string {
  const any = new RegExp(spellings.map(([pattern]) => `(${pattern})`).join('|'), 'g');
  return (word) =>
    word.replace(any, (_, ...groups: (string | undefined)[]) => {
      const at = groups.findIndex((group) => group !== undefined);
      return spellings[at]?.[1] ?? '';
    });
}

/**
 * English words in Hindi pronunciation: "station" as "स्टेशन". Rough, because vowels weigh little.
 * Longer patterns come first.
 */
export const englishPhonemes = respelling([
  ['^(?:kn|gn|pn)', 'n'],
  ['^wr', 'r'],
  ['^ps', 's'],
  ['(?<=i)gn$', 'n'],
  ['(?<=[aeiou])ign(?=$|s$)', 'En'],
  ['mb$', 'm'],
  ['(?<=[aeiouy].*[^aeiou])e$', ''],
  ['s?sion|tion|cion|cian', 'San'],
  ['[ct]ial', 'Sal'],
  ['[ct]ious', 'Sas'],
  ['ture', 'car'],
  ['tua', 'cua'],
  ['(?:er|or|our|re)(?=s?$)', 'ar'],
  ['(?:gue|gues)$', 'g'],
  ['ques?$', 'k'],
  ['sch', 'sk'],
  ['^tech', 'tek'],
  ['tch', 'c'],
  ['ch(?=[rln])', 'k'],
  ['^ch(?=em)|(?<=me)ch(?=an)', 'k'],
  ['ch', 'c'],
  ['dge?(?=[aeiy]|$|s$|m)', 'j'],
  ['dj', 'j'],
  ['g(?=e|i|y)', 'j'],
  ['gh(?=t|$)', ''],
  ['cc(?=[eiy])', 'ks'],
  ['sc(?=[eiy])', 's'],
  ['c(?=[eiy])', 's'],
  ['^x', 'z'],
  ['^ex(?=[aeiou])', 'egz'],
  ['x', 'ks'],
  ['ck|c', 'k'],
  ['qu', 'kv'],
  ['q', 'k'],
  ['ph', 'f'],
  ['s?sh', 'S'],
  ['th', 'T'],
  ['kh', 'K'],
  ['gh', 'G'],
  ['dh', 'D'],
  ['bh', 'B'],
  ['wh|w(?=[aeiou])', 'v'],
  ['(?<=[aeiou])s(?=[aeiou])|(?<=[^su])s$', 'z'],
  ['igh', 'E'],
  ['ow(?=[aeiou])', 'Av'],
  ['ou|ow', 'O'],
  ['ew|eu|^u(?=[^aeiou][aeiou])', 'yu'],
  ['air', 'ear'],
  ['ai|ay', 'E'],
  ['au|aw|oa', 'o'],
  ['ea|ee|ie(?=[^aeiourt])', 'i'],
  ['ei|ey', 'e'],
  ['oo', 'u'],
  ['u(?=[^aeiouy](?:[^aeiouy]|e[^aeiou]|$))', 'a'],
  ['(?<=[^aeiou])y(?![aeiou])', 'i'],
]);
