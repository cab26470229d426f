import 'server-only';
import { oncePerList } from '@/lib/oncePerList';
import { inTurns } from '@/lib/turns';
import type { Searchable } from './foldedTexts';
import { freshness } from './freshness';
import { indexSounds, lexicon, numberWords } from './lexicon';
import { readingWords } from './vocabulary';

export const readWords = oncePerList(async (stories: readonly Searchable[]): Promise<void> => {
  const known = lexicon();
  await inTurns(numberWords(known, stories));
  await inTurns(indexSounds(known));
});

/**
 * Reads the words of a list before it is searched, in turns of some milliseconds between which other requests are served.
 * Once for each list; of one that has changed only the new stories are read. `latest` as in `freshness`.
 */
export const prepareSearch = oncePerList(
  async (stories: readonly Searchable[], latest: number): Promise<void> => {
    await inTurns(readingWords(stories));
    freshness(stories, latest);
  },
);
