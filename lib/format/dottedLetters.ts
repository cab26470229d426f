const NAMES: Readonly<Record<string, string>> = {
  a: 'ए',
  b: 'बी',
  c: 'सी',
  d: 'डी',
  e: 'ई',
  f: 'एफ',
  g: 'जी',
  h: 'एच',
  i: 'आई',
  j: 'जे',
  k: 'के',
  l: 'एल',
  m: 'एम',
  n: 'एन',
  o: 'ओ',
  p: 'पी',
  q: 'क्यू',
  r: 'आर',
  s: 'एस',
  t: 'टी',
  u: 'यू',
  v: 'वी',
  w: 'डब्ल्यू',
  x: 'एक्स',
  y: 'वाई',
  z: 'जेड',
};

const LETTER_NAMES: readonly string[] = Object.values(NAMES);

export const letterNames = (word: string, between = ''): string =>
  [...word].map((letter) => NAMES[letter] ?? '').join(between);

export const isInitial = (word: string): boolean => word in NAMES || LETTER_NAMES.includes(word);

const LETTER = `(?:[A-Za-z]|${LETTER_NAMES.toSorted((one, other) => other.length - one.length).join('|')})`;
const ANY = String.raw`[\p{L}\p{M}\p{N}]`;

export const DOTTED_LETTERS = String.raw`(?<!${ANY})${LETTER}(?:\.${LETTER})+(?!${ANY})\.?`;

const ALL = new RegExp(DOTTED_LETTERS, 'gu');
const MAY_HAVE = /[A-Za-z\u0900-\u097f]\.[A-Za-z\u0900-\u097f]/;

export const withoutDots = (text: string): string =>
  MAY_HAVE.test(text) ? text.replace(ALL, (letters) => letters.replaceAll('.', '')) : text;
