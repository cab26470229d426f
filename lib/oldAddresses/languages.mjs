// Plain JavaScript, because the server reads it as it is.

import { LOCALES } from '#site/locales.mjs';

/** @typedef {keyof typeof LOCALES} Locale */

const english = new Intl.DisplayNames('en', { type: 'language' });

/** @type {ReadonlyMap<string, Locale>} */
const CODES = new Map(
  Object.keys(LOCALES).map((name) => [name.toLowerCase(), /** @type {Locale} */ (name)]),
);

/** @type {ReadonlyMap<string, Locale>} */
const NAMES = new Map(
  [...CODES].map(([code, locale]) => [(english.of(locale) ?? code).toLowerCase(), locale]),
);

const REGION = /[-_][a-z]{2}$/;

/** @param {string} code */
export const localeOfCode = (code) => CODES.get(code.toLowerCase()) ?? null;

/**
 * The site's locale for a language that other systems write as `hi`, `hi-IN` or `Hindi`.
 *
 * @param {string} text
 */
export function localeSpelled(text) {
  const lower = text.toLowerCase();
  const bare = lower.replace(REGION, '');
  return CODES.get(lower) ?? NAMES.get(lower) ?? CODES.get(bare) ?? NAMES.get(bare) ?? null;
}

/** `/mr/2026/11/slug`: a leading language, which the site may lack. */
export const ANY_LANGUAGE =
  /^\/(?:[a-z]{2}(?:[-_][a-z]{2})?|hindi|english|marathi|gujarati|bengali|bangla|punjabi|urdu|tamil|telugu|nepali|odia|kannada|malayalam|assamese)(?=\/)/i;
