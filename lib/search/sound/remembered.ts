const MOST = 4000;

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
