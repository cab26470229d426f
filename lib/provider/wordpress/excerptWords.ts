const DAY = '\\p{L}{3,9}\\.? \\d{1,2},? \\d{4}';

const BEFORE = new RegExp(
  `^(?:last (?:updated|modified):? (?:on )?${DAY}|\\[ad_\\d\\])[\\s.:|–-]+(?=\\S)`,
  'iu',
);
/** A table of contents or an author's name that runs into the text after it. */
const CONTENTS = new RegExp(
  `^(?:last (?:updated|modified):? (?:on )?${DAY} by |table of contents|contents(?= ?(?:toggle|\\[?hide|show|1))|विषय[ -]?सूची(?= ?(?:toggle|\\[?hide|1))|अनुक्रमणिका)`,
  'iu',
);

export const withoutAddedWords = (excerpt: string): string =>
  CONTENTS.test(excerpt) ? '' : withoutShares(excerpt.replace(BEFORE, ''));

function withoutShares(text: string): string {
  const at = text.indexOf('Click to share on ');
  return at < 0
    ? text
    : text
        .slice(0, at)
        .trimEnd()
        .replace(/\s?share this:$/i, '');
}
