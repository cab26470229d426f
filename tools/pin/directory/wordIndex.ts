export type Texts = { bytes: Buffer; starts: Uint32Array };

export function joinTexts(texts: readonly string[]): Texts {
  const starts = new Uint32Array(texts.length + 1);
  texts.forEach((text, index) => (starts[index + 1] = (starts[index] ?? 0) + text.length));
  return { bytes: Buffer.from(texts.join(''), 'latin1'), starts };
}

export const textAt = ({ bytes, starts }: Texts, index: number) =>
  bytes.toString('latin1', starts[index], starts[index + 1]);

export function firstFrom(sorted: Uint32Array, least: number): number {
  let [low, high] = [0, sorted.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? Infinity) < least) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Word starts sorted by three characters only: one pass, and buckets small enough to scan. */
export type WordIndex = {
  texts: Texts;
  words: Uint32Array;
  beginnings: Uint32Array;
};

/** `whole` names equal the query, `first` start with it, `later` have it in a later word. */
export type Found = Record<'whole' | 'first' | 'later', number[]>;

const [FEED, SPACE, ZERO, NINE, A] = [10, 32, 48, 57, 97];
const SIGNS = 37;
const SIGNS_READ = 3;

const orderOf = (sign: number) =>
  sign < ZERO ? 0 : sign <= NINE ? sign - ZERO + 1 : sign - A + 11;

const isBetweenWords = (sign: number | undefined) => sign === FEED || sign === SPACE;

function beginning(bytes: Uint8Array, at: number, length: number, rest: number): number {
  let number = 0;
  for (let index = 0; index < SIGNS_READ; index++)
    number = number * SIGNS + (index < length ? orderOf(bytes[at + index] ?? SPACE) : rest);
  return number;
}

function wordLength(bytes: Uint8Array, at: number): number {
  let length = 0;
  while (length < SIGNS_READ && !isBetweenWords(bytes[at + length] ?? SPACE)) length++;
  return length;
}

/**
 * @param lists the folded names of each entry, of words with single blanks between them
 */
export function indexWords(lists: readonly (readonly string[])[]): WordIndex {
  const texts = joinTexts([
    ...lists.map((names) => names.map((name) => `\n${name}`).join('')),
    '\n',
  ]);
  const { bytes } = texts;
  const starts: number[] = [];
  for (let at = 1; at < bytes.length; at++)
    if (isBetweenWords(bytes[at - 1]) && !isBetweenWords(bytes[at])) starts.push(at);
  const beginnings = new Uint32Array(SIGNS ** SIGNS_READ + 1);
  const numbers = starts.map((at) => beginning(bytes, at, wordLength(bytes, at), 0));
  for (const number of numbers) beginnings[number + 1] = (beginnings[number + 1] ?? 0) + 1;
  for (let number = 1; number < beginnings.length; number++)
    beginnings[number] = (beginnings[number] ?? 0) + (beginnings[number - 1] ?? 0);
  const next = beginnings.slice();
  const words = new Uint32Array(starts.length);
  starts.forEach((at, index) => {
    const number = numbers[index] ?? 0;
    words[next[number] ?? 0] = at;
    next[number] = (next[number] ?? 0) + 1;
  });
  return { texts, words, beginnings };
}

export function entriesWith(
  { texts, words, beginnings }: WordIndex,
  text: string,
  most: number,
): Found {
  const { bytes, starts } = texts;
  const sought = Buffer.from(text, 'latin1');
  const found: Found = { whole: [], first: [], later: [] };
  const length = wordLength(sought, 0);
  // Fewer than three characters mean that the word has ended.
  const isWhole = length < Math.min(SIGNS_READ, sought.length);
  const from = beginnings[beginning(sought, 0, length, 0)] ?? 0;
  const to = beginnings[beginning(sought, 0, length, isWhole ? 0 : SIGNS - 1) + 1] ?? 0;
  for (let at = from; at < to; at++) {
    const start = words[at] ?? 0;
    const end = start + sought.length;
    const kind = bytes[start - 1] === FEED ? (bytes[end] === FEED ? 'whole' : 'first') : 'later';
    if (found[kind].length >= most || !sought.every((sign, index) => bytes[start + index] === sign))
      continue;
    found[kind].push(firstFrom(starts, start + 1) - 1);
  }
  return found;
}
