import { foldedTexts, NO_NAME, type Searchable } from './foldedTexts';
import { otherForms } from './forms';
import { acceptsPrefix, type Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary, wordsBeginning } from './vocabulary';

/** For title, summary and body. The text where a word occurs outweighs the word's form. */
export const WEIGHTS = [8, 4, 2] as const;
const WHOLE_WORD = 1;
const OTHER_FORM = 0.5;

export function exactScore(
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
  term: Term,
  isLast: boolean,
): Float32Array {
  const [begun, form, whole] = [1, 2, 4];
  const seen = new Uint8Array(stories.length * TEXTS);
  const mark = (numbers: readonly number[], as: number) => {
    for (const number of numbers)
      for (const place of placesOfWord(vocabulary, number)) seen[place] = (seen[place] ?? 0) | as;
  };
  for (const spelling of term) {
    const [first = '', ...more] = spelling.split(' ');
    const number = vocabulary.lexicon.numbers.get(first);
    const isHalf = isLast && acceptsPrefix(term, spelling);
    if (more.length > 0) {
      const begin = isHalf ? ` ${spelling}` : ` ${spelling} `;
      for (const place of number === undefined ? [] : placesOfWord(vocabulary, number)) {
        const text = textAt(stories, place);
        if (text.includes(begin)) seen[place] = (seen[place] ?? 0) | begun;
        if (text.includes(` ${spelling} `)) seen[place] = (seen[place] ?? 0) | whole;
      }
      continue;
    }
    if (number !== undefined) mark([number], begun | whole);
    if (isHalf) mark(wordsBeginning(vocabulary, first), begun);
  }
  const { numbers } = vocabulary.lexicon;
  const word = numbers.get(`${term[0] ?? ''}${NO_NAME}`);
  if (word !== undefined) mark([word], begun);
  for (const other of otherForms(term[0] ?? '')) {
    const number = numbers.get(other);
    if (number !== undefined) mark([number], form);
  }
  return Float32Array.from(stories, (_, story) => {
    for (const [text, weight] of WEIGHTS.entries()) {
      const as = seen[story * TEXTS + text] ?? 0;
      if (as >= whole) return weight + WHOLE_WORD;
      if (as > 0) return weight + (as >= form ? OTHER_FORM : 0);
    }
    return 0;
  });
}

const textAt = (stories: readonly Searchable[], place: number): string => {
  const story = stories[Math.floor(place / TEXTS)];
  return story ? (foldedTexts(story)[place % TEXTS] ?? '') : '';
};
