/**
 * Results in source order. The next call starts after a reply or `staggerMs`; calls stop when the
 * caller stops reading.
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
