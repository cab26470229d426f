import { atOnce } from '@/lib/turns';
import { PLACE_NAMES, spellingsOf } from './placeNames';
import { remembered } from './sound/remembered';
import { type SoundIndex, soundIndexing } from './sound/soundIndex';
import { wordsLike } from './sound/wordsLike';

const NAMES = PLACE_NAMES.filter((name) => !name.includes(' '));

let index: SoundIndex | undefined;

/** A name that is farther is not taken for that of the place. */
const LIMIT = 25;

/** All spellings of the places whose name sounds like a folded word: "dilli" is "Delhi" too. */
export const placesLike = remembered((word): readonly string[] =>
  [
    ...wordsLike((index ??= atOnce(soundIndexing(NAMES, 0))), word, { atMost: LIMIT }).keys(),
  ].flatMap((number) => spellingsOf(NAMES[number] ?? '')),
);
