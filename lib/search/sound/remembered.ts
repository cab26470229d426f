/** More are seldom needed in turn: the words of a page of results. */
const MOST = 4000;

/** The same function, which works out once what it is asked for again and again. */
export function remembered<Result>(work: (word: string) => Result): (word: string) => Result {
  const known = new Map<string, { result: Result }>();
  return (word) => {
    const found = known.get(word);
    if (found) return found.result;
    if (known.size >= MOST) known.clear();
    const result = work(word);
    known.set(word, { result });
    return result;
  };
}
