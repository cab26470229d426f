import { type Bounds, readNumber } from '@/lib/format/readNumber';

export type Typed = { kind: 'blank' } | { kind: 'outside' } | { kind: 'amount'; amount: number };

/**
 * Tells blank from invalid, because a blank field gets instructions and an invalid one its bounds.
 */
export function typedAmount(text: string, { least, most }: Bounds): Typed {
  if (text.trim() === '') return { kind: 'blank' };
  const amount = readNumber(text);
  return amount === null || amount < least || amount > most
    ? { kind: 'outside' }
    : { kind: 'amount', amount: Math.abs(amount) };
}

export const amountOf = (typed: Typed): number | null =>
  typed.kind === 'amount' ? typed.amount : null;
