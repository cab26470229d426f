import { type Bounds, readNumber } from '@/lib/format/readNumber';

/** What was typed: nothing, something that is no figure within the bounds, or a figure. */
export type Typed = { kind: 'blank' } | { kind: 'outside' } | { kind: 'amount'; amount: number };

/**
 * Tells an empty field from one that needs another look: the first is answered with what to do, the
 * second with its bounds.
 */
export function typedAmount(text: string, { least, most }: Bounds): Typed {
  if (text.trim() === '') return { kind: 'blank' };
  const amount = readNumber(text);
  return amount === null || amount < least || amount > most
    ? { kind: 'outside' }
    : { kind: 'amount', amount: Math.abs(amount) };
}

/** The figure of a field, null while there is none to reckon with. */
export const amountOf = (typed: Typed): number | null =>
  typed.kind === 'amount' ? typed.amount : null;
