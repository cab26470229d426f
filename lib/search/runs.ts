import { isHit, words } from './terms';

export type Run = { text: string; hit: boolean };

/** Marks of one text: more tell a reader nothing, and a page of results would be made of them. */
const MARKS = 20;

/** A text cut into runs, those that answer the terms told from the rest. Whole words only: no cluster is torn. */
export function runs(text: string, terms: readonly string[]): Run[] {
  const hits = words(text).filter(({ folded }) => isHit(folded, terms)).slice(0, MARKS);
  const cut: Run[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    cut.push({ text: text.slice(done, start), hit: false }, { text: text.slice(start, end), hit: true });
    done = end;
  }
  cut.push({ text: text.slice(done), hit: false });
  return cut.filter((run) => run.text !== '');
}
