import { otherForms } from './forms';
import { heardMatches } from './heardMatches';
import type { Run } from './run';
import type { Term } from './terms';
import { type Word, words } from './words';

/** The most marks in one text: more would not help a reader, and would bloat the page of results. */
const MARKS = 20;

/**
 * Splits a text into runs: those that match one of the terms (`isMatch`), by spelling or by sound, and those between them. It
 * is split between whole words only, so no grapheme cluster is divided.
 */
export function splitMatches(text: string, terms: readonly Term[]): Run[] {
  const all = words(text);
  const cut: Run[] = [];
  /** How many words from each place on match each term as it is spelled. */
  const spelled = terms.map((term, index) =>
    all.map((_, at) => spelledLength(all, at, term, index === terms.length - 1)),
  );
  const lengths = all.map((_, at) => spelled.find((counts) => counts[at])?.[at] ?? 0);
  const heard = heardMatches(all, terms, (index) => spelled[index]?.some(Boolean) ?? false);
  let done = 0;
  for (let at = 0; at < all.length && cut.length < 2 * MARKS;) {
    const count = lengths[at] || Number(heard.has(at));
    const [first, last] = [all[at], all[at + count - 1]];
    if (count > 0 && first && last) {
      cut.push(
        { text: text.slice(done, first.start), isMatch: false },
        { text: text.slice(first.start, last.end), isMatch: true },
      );
      done = last.end;
    }
    at += Math.max(1, count);
  }
  cut.push({ text: text.slice(done), isMatch: false });
  return cut.filter((run) => run.text !== '');
}

/** How many words from `at` on match a term, in any form; of the last, which may be half written, its beginning will do. */
function spelledLength(all: readonly Word[], at: number, term: Term, isLast: boolean): number {
  for (const spelling of term) {
    const count = spelling.split(' ').length;
    const given = all
      .slice(at, at + count)
      .map(({ folded }) => folded)
      .join(' ');
    if (isLast ? given.startsWith(spelling) : given === spelling) return count;
  }
  return Number(otherForms(term[0] ?? '').has(all[at]?.folded ?? ''));
}
