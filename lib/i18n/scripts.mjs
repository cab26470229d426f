/**
 * Plain JavaScript, because the style sheets' plugin imports it too. Scripts have Unicode's names,
 * as in `\p{Script=Tamil}`.
 *
 * @typedef {object} ScriptRecord
 * @property {'ltr' | 'rtl'} direction
 * @property {readonly string[]} faces Those of devices, best first: Android, Debian; Apple; Windows. Empty if
 *   the faces of `tokens.css` have the letters.
 * @property {boolean} isWide Long words of wide letters need smaller type on cards and wider columns of links.
 * @property {Partial<Lines>} lines Differences from Devanagari's in `tokens.css`. A headline needs at least the
 *   face's clipping height (Noto Sans and Nastaliq Urdu, OS/2 `usWinAscent`, `usWinDescent`).
 * @property {CardSetting} card
 *
 * @typedef {object} Lines Line heights in font sizes: headlines, block headings, cards, text, articles, small print.
 * @property {number} head
 * @property {number} block
 * @property {number} card
 * @property {number} body
 * @property {number} read
 * @property {number} meta
 *
 * @typedef {object} CardSetting A social card's headline; `sizes` in pixels, the others in font sizes.
 * @property {readonly [number, ...number[]]} sizes
 * @property {number} leading
 * @property {number} tracking 0 except for Latin, because other scripts join their letters.
 */

export const SCRIPT_NAMES = /** @type {const} */ ([
  'Latin',
  'Devanagari',
  'Bengali',
  'Gurmukhi',
  'Gujarati',
  'Oriya',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Arabic',
]);

/** @typedef {(typeof SCRIPT_NAMES)[number]} Script */

/** Right-to-left languages of a site, or of stories that it only shows. */
export const RIGHT_TO_LEFT_CODES = ['ar', 'fa', 'he', 'ks', 'ps', 'sd', 'ug', 'ur'];

/**
 * A story's right-to-left texts, not its article or card, whose columns and buttons follow the
 * page. Chromium 156 accepts no list in `:lang()`.
 */
export const RUNS_FROM_THE_RIGHT = `:is(h1,h2,h3,h4,p,ul,ol,blockquote,table):is(${RIGHT_TO_LEFT_CODES.map((code) => `:lang(${code})`).join()})`;

/** @type {readonly [number, ...number[]]} */
const SIZES = [80, 70, 62, 54, 46, 40];
/** @type {readonly [number, ...number[]]} */
const WIDE_SIZES = [72, 62, 54, 46, 40, 36];

/**
 * @param {readonly string[]} faces
 * @param {number} leading of a card's headline
 * @param {Partial<Omit<ScriptRecord, 'faces'>> & { sizes?: CardSetting['sizes'] }} [differences]
 * @returns {ScriptRecord}
 */
const script = (
  faces,
  leading,
  {
    direction = 'ltr',
    isWide = false,
    lines = {},
    sizes = isWide ? WIDE_SIZES : SIZES,
    card = { sizes, leading, tracking: 0 },
  } = {},
) => ({ direction, faces, isWide, lines, card });

const TALL = { head: 1.5, block: 1.5, card: 1.5, body: 1.75, read: 1.8, meta: 1.5 };
const TALLER = { head: 1.65, block: 1.65, card: 1.65, body: 1.8, read: 1.85, meta: 1.65 };
const NASTALIQ = { head: 2.3, block: 2.3, card: 2.3, body: 2.3, read: 2.4, meta: 2.3 };

/** @type {Readonly<Record<Script, ScriptRecord>>} */
export const SCRIPTS = {
  Latin: script([], 1.14, {
    card: { sizes: [84, 74, 64, 56, 48, 42, 38], leading: 1.14, tracking: -0.014 },
  }),
  Devanagari: script([], 1.36),
  Bengali: script(
    ['Noto Sans Bengali', 'Kohinoor Bangla', 'Bangla Sangam MN', 'Nirmala UI', 'Vrinda'],
    1.42,
  ),
  Gurmukhi: script(
    ['Noto Sans Gurmukhi', 'Mukta Mahee', 'Gurmukhi MN', 'Nirmala UI', 'Raavi'],
    1.36,
  ),
  Gujarati: script(
    ['Noto Sans Gujarati', 'Kohinoor Gujarati', 'Gujarati Sangam MN', 'Nirmala UI', 'Shruti'],
    1.48,
    { lines: TALL },
  ),
  Oriya: script(['Noto Sans Oriya', 'Oriya Sangam MN', 'Nirmala UI', 'Kalinga'], 1.42),
  Tamil: script(['Noto Sans Tamil', 'Tamil Sangam MN', 'Nirmala UI', 'Latha'], 1.36, {
    isWide: true,
  }),
  Telugu: script(
    ['Noto Sans Telugu', 'Kohinoor Telugu', 'Telugu Sangam MN', 'Nirmala UI', 'Gautami'],
    1.48,
    { lines: TALL },
  ),
  Kannada: script(['Noto Sans Kannada', 'Kannada Sangam MN', 'Nirmala UI', 'Tunga'], 1.65, {
    lines: TALLER,
  }),
  Malayalam: script(['Noto Sans Malayalam', 'Malayalam Sangam MN', 'Nirmala UI', 'Kartika'], 1.36, {
    isWide: true,
  }),
  // Urdu's Nastaliq; devices without it show Naskh at the same line heights.
  Arabic: script(
    ['Noto Nastaliq Urdu', 'Urdu Typesetting', 'Jameel Noori Nastaleeq', 'Noto Naskh Arabic'],
    2.5,
    { direction: 'rtl', lines: NASTALIQ, sizes: [62, 54, 48, 42, 36] },
  ),
};
