/**
 * Asks sources in their order and gives their answers in that order. The next one is asked when the
 * former has answered, or when it has not within `staggerMs`; none is asked any more once the
 * caller stops taking answers.
 */
export async function* staggeredCalls<T>(
  sources: readonly (() => Promise<T>)[],
  staggerMs: number,
): AsyncGenerator<T, void> {
  const asked: Promise<T>[] = [];
  let late: ReturnType<typeof setTimeout> | undefined;
  const askNext = () => {
    clearTimeout(late);
    const source = sources[asked.length];
    if (!source) return;
    asked.push(source());
    late = setTimeout(askNext, staggerMs);
  };
  try {
    for (let turn = 0; turn < sources.length; turn++) {
      if (asked.length === turn) askNext();
      const answer = asked[turn];
      if (answer) yield await answer;
    }
  } finally {
    clearTimeout(late);
  }
}
