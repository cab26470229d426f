import { bareFigure, grouped } from './readNumber';

/** Largest first, the order of the parts in a sum. NFKC splits the nukta from its letter. */
const SIZES: readonly (readonly [RegExp, number])[] = [
  [/^(?:crores?|crs?\.?|करोड\u093c?|कोटी)$/, 1e7],
  [/^(?:lakhs?|lacs?|l|लाख)$/, 1e5],
  [/^(?:thousands?|k|हज\u093c?ार)$/, 1e3],
];

const IN_WORDS = /^(?:[\d.,]{1,30}[\p{L}\p{M}]{1,12}\.?,?){1,5}(?:\d{1,3})?$/u;
const PART = /([\d.,]+)([\p{L}\p{M}]*)\.?,?/gu;
const HALVES: readonly (readonly [RegExp, string])[] = [
  [/^डेढ\u093c?/, '1.5'],
  [/^ढाई/, '2.5'],
];

/**
 * Reads a sum: `25 lakh`, `1.2 करोड़`, `1 crore 25 lakh`, `₹ 25,00,000/-`. Null if a lone comma
 * before fewer than three digits makes it ambiguous.
 */
export function readMoney(text: string): number | null {
  const bare = HALVES.reduce(
    (left, [word, figure]) => left.replace(word, figure),
    bareFigure(text),
  );
  const plain = grouped(bare);
  if (plain !== null || !IN_WORDS.test(bare)) return plain;
  let sum = 0;
  let below = Infinity;
  for (const [, figure = '', word = ''] of bare.toLowerCase().matchAll(PART)) {
    const count = grouped(figure);
    const size = word === '' ? 1 : SIZES.find(([name]) => name.test(word))?.[1];
    if (count === null || size === undefined || size >= below || count * size >= below) return null;
    sum += count * size;
    below = size;
  }
  return Math.round(sum * 100) / 100;
}
