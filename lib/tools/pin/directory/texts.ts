/** Texts end to end, Latin letters only, and where each begins. */
export type Texts = { bytes: Buffer; starts: Uint32Array };

export function joinTexts(texts: readonly string[]): Texts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => (starts[index + 1] = (starts[index] ?? 0) + text.length));
  return { bytes: Buffer.from(texts.join(''), 'latin1'), starts };
}

export const textAt = ({ bytes, starts }: Texts, index: number) =>
  bytes.toString('latin1', starts[index], starts[index + 1]);

/** How many of these numbers, which ascend, are smaller. */
export function firstFrom(sorted: Uint32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}
