import type { List, Numbering } from './body';

function numbersOf({ start = 1, reversed, items }: List): number[] {
  let next = start;
  return items.map(({ value = next }) => {
    next = value + (reversed ? -1 : 1);
    return value;
  });
}

export const isPlainlyNumbered = ({ ordered, start = 1, reversed, numbering, items }: List) =>
  ordered &&
  start >= 0 &&
  !reversed &&
  !numbering &&
  items.every(({ value }) => value === undefined);

export const markersOf = (list: List): string[] =>
  list.ordered
    ? numbersOf(list).map((number) => `${numeral(number, list.numbering)}.`)
    : list.items.map(() => '');

function numeral(number: number, numbering: Numbering | undefined): string {
  switch (numbering) {
    case undefined:
      return `${number}`;
    case 'a':
    case 'A':
      return inCase(letters(number), numbering === 'A');
    case 'i':
    case 'I':
      return inCase(roman(number), numbering === 'I');
  }
}

const inCase = (text: string, isUpper: boolean) => (isUpper ? text.toUpperCase() : text);

function letters(number: number): string {
  if (number < 1) return `${number}`;
  let text = '';
  for (let rest = number; rest > 0; rest = Math.floor((rest - 1) / 26))
    text = String.fromCharCode(97 + ((rest - 1) % 26)) + text;
  return text;
}

const ROMAN = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
] as const;

function roman(number: number): string {
  if (number < 1 || number > 3999) return `${number}`;
  let rest = number;
  let text = '';
  for (const [value, figure] of ROMAN) for (; rest >= value; rest -= value) text += figure;
  return text;
}
