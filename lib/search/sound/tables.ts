import { LETTER, LIKE, OMITTED, OMITTED_AT_END, VOWEL, VOWELS } from './costs';

/** Keys are ASCII, so a table covers every pair of codes. */
export const CODES = 128;

/** Exchange costs at index `one * CODES + other`. */
export function exchangeTable(): Uint8Array {
  const table = new Uint8Array(CODES * CODES).fill(LETTER);
  const set = (ones: string, others: string, cost: number) => {
    for (const one of ones)
      for (const other of others) {
        table[one.charCodeAt(0) * CODES + other.charCodeAt(0)] = cost;
        table[other.charCodeAt(0) * CODES + one.charCodeAt(0)] = cost;
      }
  };
  set(VOWELS, VOWELS, VOWEL);
  for (const [ones, others, cost] of LIKE) set(ones, others, cost);
  for (let code = 0; code < CODES; code++) table[code * CODES + code] = 0;
  return table;
}

function omissionTable(costs: typeof OMITTED): Uint8Array {
  const table = new Uint8Array(CODES).fill(LETTER);
  for (const [letters, cost] of costs)
    for (const letter of letters) table[letter.charCodeAt(0)] = cost;
  return table;
}

export const omissions = () => omissionTable(OMITTED);

export const omissionsAtEnd = () => omissionTable(OMITTED_AT_END);
