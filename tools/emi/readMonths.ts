import { readNumber, withoutBlanks } from '@/lib/format/readNumber';

const MONTHS = 'months?|mths?|mos?|m|महीन(?:े|ा|ों)|माह|मास';
const YEARS = 'years?|yrs?|y|साल|वर्ष|बरस';
const FIGURE = '\\d{1,4}(?:[.,]\\d{1,2})?';
const TERM = new RegExp(
  `^(?:(${FIGURE})(?:${YEARS})\\.?,?(?:and|व|और)?)?(?:(${FIGURE})(?:${MONTHS})\\.?)?$`,
  'i',
);

/** A term in months: `12`, `12 months`, `5 years`, `1 साल 6 महीने`. */
export function readMonths(text: string): number | null {
  const [found, years, months] = TERM.exec(withoutBlanks(text)) ?? [];
  if (!found) return readNumber(text);
  return (readNumber(years ?? '') ?? 0) * 12 + (readNumber(months ?? '') ?? 0);
}
