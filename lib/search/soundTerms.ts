import { heardWords, nearest, reachOf, withForms } from './heardWords';
import { least } from './least';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { PARTED, partsOf, spacedOtherwise, wordsJoined } from './respacedWords';
import { isDevanagari, readings } from './sound/readings';
import { joined } from './spacing';
import type { Term } from './terms';
import type { Vocabulary } from './vocabulary';

/** What a term may mean in a vocabulary. */
export type SoundTerm = {
  /** Other names of what it may mean, of one or more words. */
  spellings: readonly string[];
  /** The numbers of the words that may be meant, each with how far it is from the term. */
  words: ReadonlyMap<number, number>;
  /** The same of two words that may have been typed as one: a story has to have both. */
  parts: readonly ReadonlyMap<number, number>[];
  /** Whether a story that lacks it may be meant all the same. */
  isOptional: boolean;
  /** Whether it is short and all that is looked for: a long text has some word like it. */
  isScant: boolean;
  /** A word that is farther is another one, which only sounds alike. */
  near: number;
};

/** So many sounds begin many words. */
const SCANT = 4;
/** Of each sound: the vowels and the aspirates that spelling leaves open, no other consonant in a short word. */
const NEAR_FOR_A_SOUND = 10;
const sounds = (typed: string) => readings(typed)[0]?.key.length ?? 0;

type Asked = {
  /** Whether terms may be misspelled words of the script they are typed in. */
  ownScript: boolean;
  /** Whether the reader is still typing: even a short word is then taken for the beginning of one. */
  isTyping: boolean;
};

/** What the terms may mean in a vocabulary; the last may be half written. */
export function soundTerms(
  vocabulary: Vocabulary,
  terms: readonly Term[],
  { ownScript, isTyping }: Asked,
): SoundTerm[] {
  const joints = terms.map(([typed], at) => joined(typed, terms[at + 1]?.[0]));
  const joinedWords = joints.map((joint) => wordsJoined(vocabulary, joint));
  const isAlone = terms.filter(([typed = '']) => !isParticle(typed)).length === 1;
  return terms.map((term, at) => {
    const [typed = ''] = term;
    const reach = reachOf(typed, isAlone);
    const isScant = isAlone && sounds(typed) <= SCANT;
    const mayBeHalf = at === terms.length - 1 && (isTyping || !isScant);
    const words = withForms(
      vocabulary,
      nearest([
        ...heardWords(vocabulary, term, { mayBeHalf, ownScript, reach }),
        ...(joinedWords[at] ?? []),
        ...(joinedWords[at - 1] ?? []),
      ]),
    );
    const respaced =
      ownScript || isDevanagari(typed)
        ? spacedOtherwise(vocabulary, typed, [...(joints[at - 1] ?? []), ...(joints[at] ?? [])])
        : [];
    return {
      spellings: [...otherNames(term), ...respaced],
      words,
      parts: partsOf(vocabulary, typed, least(words.values()) - PARTED).map(nearest),
      isOptional: isParticle(typed),
      isScant,
      near: NEAR_FOR_A_SOUND * sounds(typed),
    };
  });
}

/** The names of a place that a term sounds like. */
const otherNames = ([typed = '', ...others]: Term): readonly string[] =>
  others.length > 0 || typed.includes(' ') ? [] : placesLike(typed);
