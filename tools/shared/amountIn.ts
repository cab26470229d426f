import { type Bounds, readNumber } from '@/lib/format/readNumber';

/** Null for a blank text, for one that is no number, and for a number outside the bounds. */
export function amountIn(text: string, { least, most }: Bounds): number | null {
  const amount = readNumber(text);
  return amount !== null && amount >= least && amount <= most ? amount : null;
}
