const HOURS = 'एक दो तीन चार पांच|पाँच छह|छः|छे|छ: सात आठ नौ दस ग्यारह बारह'
  .split(' ')
  .map((names) => names.split('|'));
const HOUR_IN_WORDS = new RegExp(`(?<!\\S)(?:${HOURS.flat().join('|')})(?= बज(?:े|कर)(?!\\S))`, 'u');

const WRITTEN_FORMS: readonly (readonly [RegExp, string | ((...found: string[]) => string)])[] = [
  [/[.,;]{1,3}$/, ''],
  // A plus sign that is escaped, followed by a space, or a space because of a query string.
  [/&(?:#43|plus);|%2b/gi, '+'],
  [/\+ (?=\d)/, '+'],
  [/(\+\d\d) ([0-5]\d)$/, '$1$2'],
  [/(:\d\d) {1,3}(0\d[0-5]\d)$/, '$1 +$2'],
  [/(:\d\d:\d\d) {1,3}(0\d:[0-5]\d)$/, '$1 +$2'],
  [/([+-]\d\d?)\.([0-5]\d)$/, '$1:$2'],
  [/((?::\d\d|GMT|UTC) ?[+-]\d\d?)\.5(?=\)?$)/, '$1:30'],
  [/((?::\d\d|GMT|UTC) ?[+-]\d\d?)\.75(?=\)?$)/, '$1:45'],
  // An offset with seconds, after a colon, or repeated.
  [/([+-]\d\d:[0-5]\d):00$/, '$1'],
  [/(:\d\d):([+-]\d\d:?\d\d)$/, '$1$2'],
  [/( ?[+-]\d\d:?\d\d)\1$/, '$1'],
  // A repeated UTC sign, as behind Python's `isoformat()`, and the monotonic clock that Go appends.
  [/(\dZ) ?(?:Z|UTC|GMT)$/i, '$1'],
  [/ m=[+-][\d.]{1,30}$/, ''],
  [/(\d{4}) ?[年년] ?(\d\d?) ?[月월] ?(\d\d?) ?[日일]/, '$1-$2-$3 '],
  [/\b([a-z])\.([a-z])\.t\b\.?/i, '$1$2T'],
  [/((?:(?:19|20)\d\d,?|-\d\d|[./]\d\d[./]\d\d) )(\d\d)\.([0-5]\d)\.([0-5]\d)(?!\d)/, '$1$2:$3:$4'],
  [/((?:(?:19|20)\d\d,?|-\d\d|[./]\d\d[./]\d\d) (?:[|-] )?)(\d\d?)\.([0-5]\d)(?![\d.])/, '$1$2:$3'],
  [/([a-z]{3}\/\d{4}):(?=\d\d:)/i, '$1 '],
  [/(\d\d-\d\d-\d\d[ T_-])(\d\d)([.-])([0-5]\d)\3([0-5]\d)(?!\d)/, '$1$2:$4:$5'],
  [/(?<!\d)(\d\d?)h([0-5]\d)(?!\d)/i, '$1:$2'],
  [HOUR_IN_WORDS, (word) => String(HOURS.findIndex((names) => names.includes(word)) + 1)],
  [/(?<![\d:.])(\d\d?) बजकर (\d\d?) मिनट/, '$1:$2'],
  [/(?:सा\u0922\u093c?े|साडे) (\d\d?)(?![\d:.])/, '$1:30'],
  [/(?:सवा|सव्वा) (\d\d?)(?![\d:.])/, '$1:15'],
  [/पौने (\d\d?)(?![\d:.])/, (_, hour = '') => `${Number(hour) - 1 || 12}:45`],
  [/(?:डेढ|दीड)\u093c?(?= बजे| वाजता|$)/, '1:30'],
  [/(?:ढाई|अडीच)(?= बजे| वाजता|$)/, '2:30'],
  [/(?<![\d:.])(?:12 ?)?\bnoon\b/i, '12:00'],
  [/(?<![\d:.])(?:12 ?)?\bmidnight\b/i, '00:00'],
];

function normalizedForms(text: string): string {
  let usual = text;
  for (const [form, other] of WRITTEN_FORMS)
    usual = typeof other === 'string' ? usual.replace(form, other) : usual.replace(form, other);
  return usual;
}

export type Token = {
  kind: 'number' | 'word' | 'mark';
  text: string;
  hasSpaceBefore: boolean;
};

const TOKEN = /\d+|[\p{L}\p{M}][\p{L}\p{M}'’॰]*|\s+|[^\d\s]/gu;
const PRINTABLE = /^[ -~]*$/;

/** Code points of zero in the Indian and Arabic scripts; the other nine digits follow each. */
const ZEROS = [
  0x0660, 0x06f0, 0x0966, 0x09e6, 0x0a66, 0x0ae6, 0x0b66, 0x0be6, 0x0c66, 0x0ce6, 0x0d66, 0x1c50,
  0xabf0,
];

function latinFigure(figure: string): string {
  const code = figure.codePointAt(0) ?? 0;
  const zero = ZEROS.find((first) => code >= first && code < first + 10);
  return zero === undefined ? figure : String(code - zero);
}

function plain(text: string): string {
  if (PRINTABLE.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, latinFigure)
    .replace(/\p{Pd}|\u2212/gu, '-');
}

const DOTTED_PERIOD = /\b([ap])\.? ?m\b\.?/gi;

/** Brackets hold comments (RFC 5322, 3.2.2), so their tokens are returned separately. */
export function tokensOf(text: string): { tokens: Token[]; comments: Token[] } {
  const tokens: Token[] = [];
  const comments: Token[] = [];
  let depth = 0;
  let hasSpaceBefore = false;
  for (const [part] of normalizedForms(plain(text)).replace(DOTTED_PERIOD, '$1m').matchAll(TOKEN)) {
    if (part === '(' || part === '[') depth++;
    else if (part === ')' || part === ']') depth = Math.max(0, depth - 1);
    else if (part.trim() !== '') {
      (depth > 0 ? comments : tokens).push({ kind: kindOf(part), text: part, hasSpaceBefore });
      hasSpaceBefore = false;
      continue;
    }
    hasSpaceBefore = true;
  }
  return { tokens, comments };
}

const kindOf = (part: string): Token['kind'] =>
  /^\d/.test(part) ? 'number' : /^[\p{L}\p{M}]/u.test(part) ? 'word' : 'mark';
