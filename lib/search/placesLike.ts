import { atOnce } from '@/lib/timeSlices';
import { PLACE_NAMES, spellingsOf } from './placeNames';
import { remembered } from './sound/remembered';
import { type SoundIndex, soundIndexing } from './sound/soundIndex';
import { wordsLike } from './sound/wordsLike';

const NAMES = PLACE_NAMES.filter((name) => !name.includes(' '));

let index: SoundIndex | undefined;

const LIMIT = 25;

/** Spellings of places that sound alike: "dilli" finds "Delhi". */
export const placesLike = remembered((word): readonly string[] =>
  [
    ...wordsLike((index ??= atOnce(soundIndexing(NAMES, 0))), word, { atMost: LIMIT }).keys(),
  ].flatMap((number) => spellingsOf(NAMES[number] ?? '')),
);
