import type { Term } from './terms';
import { type Word, words } from './words';

export type Run = { text: string; hit: boolean };

/** Marks of one text: more tell a reader nothing, and a page of results would be made of them. */
const MARKS = 20;

/**
 * A text cut into runs, those that answer the terms told from the rest. Whole words only: no
 * cluster is torn.
 */
export function runs(text: string, asked: readonly Term[]): Run[] {
  const all = words(text);
  const cut: Run[] = [];
  let done = 0;
  for (let at = 0; at < all.length && cut.length < 2 * MARKS;) {
    const count = wordsOfHit(all, at, asked);
    const [first, last] = [all[at], all[at + count - 1]];
    if (count > 0 && first && last) {
      cut.push(
        { text: text.slice(done, first.start), hit: false },
        { text: text.slice(first.start, last.end), hit: true },
      );
      done = last.end;
    }
    at += Math.max(1, count);
  }
  cut.push({ text: text.slice(done), hit: false });
  return cut.filter((run) => run.text !== '');
}

/**
 * How many words from `at` on answer one of the terms; of the last, which may be half written, its
 * beginning will do.
 */
function wordsOfHit(all: readonly Word[], at: number, asked: readonly Term[]): number {
  for (const [index, spellings] of asked.entries()) {
    for (const spelling of spellings) {
      const count = spelling.split(' ').length;
      const given = all
        .slice(at, at + count)
        .map(({ folded }) => folded)
        .join(' ');
      if (index === asked.length - 1 ? given.startsWith(spelling) : given === spelling)
        return count;
    }
  }
  return 0;
}
