import { isHit, words } from './terms';

export type Run = { text: string; hit: boolean };

/** A text cut into runs, those that answer the terms told from the rest. Whole words only: no cluster is torn. */
export function runs(text: string, terms: readonly string[]): Run[] {
  const hits = words(text).filter(({ folded }) => isHit(folded, terms));
  const cut: Run[] = [];
  let done = 0;
  for (const { start, end } of hits) {
    cut.push({ text: text.slice(done, start), hit: false }, { text: text.slice(start, end), hit: true });
    done = end;
  }
  cut.push({ text: text.slice(done), hit: false });
  return cut.filter((run) => run.text !== '');
}
