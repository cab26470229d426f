import { normalizedForms } from './normalizedForms';

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
