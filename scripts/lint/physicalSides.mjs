// Urdu pages run right to left: styles must name start and end, not left and right.

const VALUE = String.raw`-(?:\d|px\b|auto\b|full\b|\(|\[)`;
const UTILITY = new RegExp(
  String.raw`(?<![^\s:!'"\x60])-?(?:(?:(?:scroll-)?[mp][lr]|left|right)${VALUE}|(?:text-(?:left|right)|(?:border|rounded)-[lr]|rounded-[tb][lr])(?![^\s!'"\x60-]))`,
);
/** `50%` is the middle from both sides. */
const DECLARATION =
  /^\s*(?:(?:(?:scroll-)?(?:margin|padding)|border)-(?:left|right)[\w-]*:|border-(?:top|bottom)-(?:left|right)-radius:|(?:left|right): (?!50%)|(?:text-align|float|clear): (?:left|right))/m;

const SHORTHAND =
  /^\s*(?:inset|margin|padding|scroll-margin|scroll-padding): (.+?)(?: !important)?;/;

/** True if a shorthand of four values has different left and right values. @param {string} line */
function differs(line) {
  const [, values = ''] = SHORTHAND.exec(line) ?? [];
  const [, right, , left] =
    values.match(/[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s()]+/g) ?? [];
  return left !== undefined && right !== left;
}

const IN_TEXT =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)[\w-]*:|text-align:(?:left|right))/;

/** @param {string} text of a script @returns {string | null} first utility or property that names a side */
export const physicalUtility = (text) => (UTILITY.exec(text) ?? IN_TEXT.exec(text))?.[0] ?? null;

/**
 * @param {string} css
 * @returns {number[]}
 */
export const physicalLines = (css) =>
  css.split('\n').flatMap((line, at) => (DECLARATION.test(line) || differs(line) ? [at + 1] : []));
