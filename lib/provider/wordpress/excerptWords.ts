const BEFORE = new RegExp(
  `^(?:${[
    '(?:estimated )?reading time:? ?(?:<|less than|about)? ?\\d{1,3} min(?:ute)?s?',
    '\\d{1,3} min(?:ute)?s? read',
    '(?:🔊 ?)?listen to (?:this|the) (?:article|post|story|news)|🔊 ?listen to this',
    'post views: ?[\\d,]{1,12}',
    '\\[ad_\\d\\]',
  ].join('|')})[\\s.:|–-]+(?=\\S)`,
  'iu',
);
/** A list of headings has run into the text behind it. */
const CONTENTS =
  /^(?:table of contents|contents(?= ?(?:toggle|\[?hide|show|1))|विषय[ -]?सूची(?= ?(?:toggle|\[?hide|1))|अनुक्रमणिका)/i;

/** An excerpt that WordPress has made of a text without what plug-ins add there; empty where that cannot be told apart. */
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
