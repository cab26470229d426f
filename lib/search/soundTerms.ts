import { isInitial, letterNames } from '@/lib/format/dottedLetters';
import { heardWords, nearest, reachOf, withForms } from './heardWords';
import { least } from './likeWords';
import { isParticle } from './particles';
import { placesLike } from './placesLike';
import { PARTED, joined, partsOf, spacedOtherwise, wordsJoined } from './respacedWords';
import { isDevanagari, readings } from './sound/readings';
import type { Term } from './terms';
import type { Vocabulary } from './vocabulary';

export type SoundTerm = {
  spellings: readonly string[];
  words: ReadonlyMap<number, number>;
  parts: readonly ReadonlyMap<number, number>[];
  isOptional: boolean;
  /** True for an initial beside other terms. */
  mayLack: boolean;
  isScant: boolean;
  near: number;
};

const SCANT = 4;
/** Per sound. Allows other open vowels and aspirates, but no other consonant in a short word. */
const NEAR_FOR_A_SOUND = 10;
const sounds = (typed: string) => readings(typed)[0]?.key.length ?? 0;

type Asked = {
  ownScript: boolean;
  isTyping: boolean;
};

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
      mayLack: isInitial(typed),
      isScant,
      near: NEAR_FOR_A_SOUND * sounds(typed),
    };
  });
}

const otherNames = ([typed = '', ...others]: Term): readonly string[] =>
  others.length > 0 || typed.includes(' ') ? [] : [...placesLike(typed), ...spelledOut(typed)];

/** "kl rahul" is "केएल राहुल", which its sound finds, or "के एल राहुल". */
const spelledOut = (typed: string) => (/^[a-z]{1,3}$/.test(typed) ? [letterNames(typed, ' ')] : []);
