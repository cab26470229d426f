import { type Word, words } from '@/lib/format/foldedWords';
import { otherForms } from './forms';
import { heardMatches } from './heardMatches';
import type { Run } from './suggestion';
import { acceptsPrefix, type Term } from './terms';

/** More marks would bloat the results page without helping readers. */
const MARKS = 20;

/**
 * The runs that match a term by spelling or sound, and the text between. Splits at word borders, so
 * no grapheme cluster breaks.
 */
export function splitMatches(text: string, terms: readonly Term[]): Run[] {
  const all = words(text);
  const cut: Run[] = [];
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

/** For the last term a prefix is enough, because it may be half typed. */
function spelledLength(all: readonly Word[], at: number, term: Term, isLast: boolean): number {
  for (const spelling of term) {
    const count = spelling.split(' ').length;
    const given = all
      .slice(at, at + count)
      .map(({ folded }) => folded)
      .join(' ');
    const isHalf = isLast && acceptsPrefix(term, spelling);
    if (isHalf ? given.startsWith(spelling) : given === spelling) return count;
  }
  return Number(otherForms(term[0] ?? '').has(all[at]?.folded ?? ''));
}
