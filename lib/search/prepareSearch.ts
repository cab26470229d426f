import 'server-only';
import { memoize } from '@/lib/memoize';
import { inTimeSlices } from '@/lib/timeSlices';
import type { Searchable } from './foldedTexts';
import { freshness } from './freshness';
import { indexSounds, lexicon, numberWords } from './lexicon';
import { readingWords } from './vocabulary';

export const readWords = memoize(async (stories: readonly Searchable[]): Promise<void> => {
  const known = lexicon();
  await inTimeSlices(numberWords(known, stories));
  await inTimeSlices(indexSounds(known));
});

/**
 * Indexes a list in slices of some milliseconds, once per list; a changed list indexes only its new
 * stories. `believableUntil` as in `freshness`.
 */
export const prepareSearch = memoize(
  async (stories: readonly Searchable[], believableUntil: number): Promise<void> => {
    await inTimeSlices(readingWords(stories));
    freshness(stories, believableUntil);
  },
);
