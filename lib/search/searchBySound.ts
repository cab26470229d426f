import { foldedTexts, type Searchable } from './foldedTexts';
import { type SoundTerm, soundTerms } from './soundTerms';
import type { Term } from './terms';
import { placesOfWord, TEXTS, type Vocabulary, vocabularyOf } from './vocabulary';
import { WEIGHTS } from './weights';

/** What a word that is as far as possible is worth beside one that is spelled as typed. */
const share = (cost: number) => 1 - cost / 200;

/** Of more terms than this a story may lack one. */
const MUST_ALL_STAND = 2;

/** How well each story of a list answers by sound; 0 for those that do not. */
export function searchBySound(
  stories: readonly Searchable[],
  terms: readonly Term[],
): readonly number[] {
  const vocabulary = vocabularyOf(stories);
  const wanted = soundTerms(vocabulary, terms);
  const needed = wanted.filter(({ isOptional }) => !isOptional);
  const worths = (needed.length > 0 ? needed : wanted).map((term) =>
    worthOf(term, stories, vocabulary),
  );
  const lacking = stories.map((_, at) => worths.filter((worth) => !worth[at]).length);
  const mayLack = worths.length > MUST_ALL_STAND && !lacking.includes(0) ? 1 : 0;
  return lacking.map((count, at) =>
    count > mayLack ? 0 : worths.reduce((sum, worth) => sum + (worth[at] ?? 0), 0),
  );
}

/** The most that a text of each story is worth for a term. */
function worthOf(
  { words, phrases }: SoundTerm,
  stories: readonly Searchable[],
  vocabulary: Vocabulary,
): Float32Array {
  const most = new Float32Array(stories.length);
  const raise = (at: number, text: number, cost: number) => {
    const worth = (WEIGHTS[text] ?? 0) * share(cost);
    if (worth > (most[at] ?? 0)) most[at] = worth;
  };
  for (const [number, cost] of words)
    for (const place of placesOfWord(vocabulary, number))
      raise(Math.floor(place / TEXTS), place % TEXTS, cost);
  if (phrases.length > 0)
    for (const [at, story] of stories.entries())
      for (const [text, held] of foldedTexts(story).entries())
        if (phrases.some((phrase) => held.includes(` ${phrase} `))) raise(at, text, 0);
  return most;
}
