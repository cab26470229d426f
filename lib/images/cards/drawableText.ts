import { FACES } from '#site/faces.mjs';

/** For characters without a Unicode compatibility decomposition. */
const PLAIN: Record<string, string> = {
  '\u2010': '-',
  '\u2012': '–',
  '\u2015': '—',
  '\u2032': '’',
  '\u2033': '”',
  '\u2044': '/',
  '±': '+/-',
};

/** The letters of `faces/regular.ttf` and `faces/bold.ttf`, as part of a character class. */
const CARD_FACE = String.raw`\u0020-\u007e\u00a0-\u00a3\u00a5\u00a7-\u00ab\u00ad-\u00b0\u00b4\u00b6-\u00b8\u00ba\u00bb\u00bf-\u0107\u010a-\u0113\u0116-\u011b\u011e-\u0123\u0126\u0127\u012a-\u012e\u0130\u0131\u0136\u0137\u0139-\u013e\u0141-\u0148\u0150-\u0155\u0158-\u015b\u015e-\u0165\u016a-\u017e\u0900-\u097f\u1cd0-\u1cf6\u200c\u200d\u2013\u2014\u2018-\u201a\u201c-\u201e\u2022\u2026\u2039\u203a\u20ac\u20b9\u2122\u2212\ua8e0-\ua8ff`;
const SITE_FACES = FACES.map(({ script }) => String.raw`\p{Script_Extensions=${script}}`).join('');
const UNDRAWABLE = new RegExp(`[^${CARD_FACE}${SITE_FACES}]`, 'gu');
const STRAY_JOINERS = new RegExp(
  String.raw`(?<![\p{Script=Devanagari}${SITE_FACES}])[\u200c\u200d]+`,
  'gu',
);

/** `½` becomes `1/2`, `²` becomes `2`; undrawable signs become nothing. */
const plainer = (sign: string) =>
  [...(PLAIN[sign] ?? sign.normalize('NFKC'))]
    .map((part) => PLAIN[part] ?? part)
    .join('')
    .replace(UNDRAWABLE, '');

const letters = (text: string) => text.match(/\p{L}/gu)?.length ?? 0;

/**
 * Drops emoji and foreign scripts. Empty if half the letters or more would go: the rest of a Tamil
 * headline means nothing.
 */
export function drawableText(text: string): string {
  const composed = text.normalize('NFC').replace(/\s+/g, ' ');
  const drawable = composed
    .replace(UNDRAWABLE, plainer)
    .replace(STRAY_JOINERS, '')
    .replace(/ +/g, ' ')
    .trim();
  return letters(drawable) * 2 > letters(composed) || letters(composed) === 0 ? drawable : '';
}
