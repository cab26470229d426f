import { readFileSync } from 'node:fs';
import postcss from 'postcss';
import { LOCALES } from '#site/locales.mjs';
import { RUNS_FROM_THE_RIGHT, RIGHT_TO_LEFT_CODES, SCRIPTS } from '../../lib/i18n/scripts.mjs';

const MIRRORED = readFileSync(new URL('rightToLeft.css', import.meta.url), 'utf8');

/** `tokens.css`'s rule for English, as written or minified. */
const ENGLISH = /\[lang\|=["']?en["']?\]/;

/**
 * @typedef {import('../../lib/i18n/scripts.mjs').Script} Script
 * @typedef {Record<string, { script: Script }>} Languages
 */

/** @param {string} code */
const of = (code) => `[lang|='${code}']`;

/** @param {Languages} languages @param {(script: Script) => boolean} isMeant */
const codesOf = (languages, isMeant) =>
  Object.entries(languages).flatMap(([code, { script }]) => (isMeant(script) ? [code] : []));

/** Wide enough for a long word such as பொழுதுபோக்கு. */
const WIDE_LINKS = '--links: 8rem;';

/** A script's faces and lines, above Devanagari's; nothing for the scripts of `tokens.css`. @param {string} code @param {Script} script */
function typeOf(code, script) {
  const { faces, isWide, lines } = SCRIPTS[script];
  if (faces.length === 0) return '';
  const stack = faces.map((face) => `'${face}'`).join(', ');
  const heights = Object.entries(lines).map(([name, height]) => `--l-${name}: ${height};`);
  return `${of(code)} { --text-face: ${stack}, var(--face); --read-face: ${stack}, var(--face); ${[...heights, ...(isWide ? [WIDE_LINKS] : [])].join(' ')} }`;
}

/**
 * On sites with both directions each text has its own; the page's labels inside a story start at
 * the story's side.
 *
 * @param {Languages} languages
 */
function directionsOf(languages) {
  if (codesOf(languages, (script) => SCRIPTS[script].direction === 'rtl').length === 0)
    return `${RUNS_FROM_THE_RIGHT} { direction: rtl; }`;
  const all = RIGHT_TO_LEFT_CODES.map(of).join(', ');
  return `[lang] { direction: ltr; unicode-bidi: isolate; } html [lang] [lang] { text-align: match-parent; } :is(${all}) { direction: rtl; } ${MIRRORED}`;
}

/**
 * PostCSS, after Tailwind: the type of the site's languages behind that of English and Hindi.
 *
 * @param {Languages} [languages]
 * @returns {import('postcss').Plugin}
 */
const scriptStyles = (languages = LOCALES) => ({
  postcssPlugin: 'script-styles',
  OnceExit(root) {
    const latin = codesOf(languages, (script) => script === 'Latin').filter(
      (code) => code !== 'en',
    );
    /** @type {import('postcss').ChildNode | undefined} */
    let last;
    root.walkRules(ENGLISH, (rule) => {
      rule.selectors = rule.selectors.flatMap((selector) => [
        selector,
        ...(ENGLISH.test(selector) ? latin.map((code) => selector.replace(ENGLISH, of(code))) : []),
      ]);
      last = rule;
      for (let parent = rule.parent; parent && parent.type !== 'root'; parent = parent.parent)
        last = /** @type {import('postcss').ChildNode} */ (parent);
    });
    const types = Object.entries(languages).map(([code, { script }]) => typeOf(code, script));
    const added = [...types, directionsOf(languages)].join('');
    if (last && added !== '') last.after(postcss.parse(added).nodes);
  },
});
scriptStyles.postcss = true;

export default scriptStyles;
