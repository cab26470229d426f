import { readNumber } from './readNumber';

/** The figures a field names as usual, both ends included. */
export type Bounds = { least: number; most: number };

/** What a calculation takes: numbers above zero, or zero too. */
export type Accepted = 'positive' | 'notNegative';

/** Why a field's text is of no use to a calculation. */
export type NumberProblem = 'blank' | 'notNumber' | Accepted;

/** What keeps a typed text from being calculated with; null where nothing does. */
export function numberProblem(text: string, accepted: Accepted): NumberProblem | null {
  if (text.trim() === '') return 'blank';
  const value = readNumber(text);
  if (value === null) return 'notNumber';
  return value < 0 || (value === 0 && accepted === 'positive') ? accepted : null;
}

/** Whether a text is a number beyond bounds that a field shows without enforcing them. */
export function isOutside(text: string, { least, most }: Bounds): boolean {
  const value = readNumber(text);
  return value !== null && (value < least || value > most);
}
