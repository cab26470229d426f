import { type Bounds, type Read, readNumber } from '@/lib/format/readNumber';

/** Null for a blank text, for one that is no number, and for a number outside the bounds. */
export function amountIn(
  text: string,
  { least, most }: Bounds,
  read: Read = readNumber,
): number | null {
  const amount = read(text);
  return amount !== null && amount >= least && amount <= most ? amount : null;
}
