/**
 * Page builders' shortcodes that WordPress's REST API leaves (https://github.com/WP-API/WP-API/issues/2578):
 * headings in attributes, encoded code, and texts that nothing else parts.
 */

const QUOTE = '(?:["\'”“″]|&(?:quot|#0?34|#82(?:20|21|43));)';

/** An attribute of these is a heading, or the title of a part that unfolds. */
const TITLED = new RegExp(
  '\\[(?:vc_(?:custom_heading|text_separator|tta_section|tab|toggle|accordion_tab)|et_pb_(?:toggle|accordion_item|tab)|' +
    'fusion_(?:toggle|tab)|(?:su_)?(?:spoiler|tab|toggle|accordion[-_]?item)|collapse)' +
    `\\s(?:[^\\]\\[]{0,1000}\\s)?(?:title|text)\\s?=\\s?${QUOTE}((?:(?!${QUOTE})[^<>\\]\\[]){1,300})[^\\]\\[]{0,2000}\\]`,
  'g',
);

/** Where a part ends, as the end of a paragraph. */
const PART_END =
  /\[\/(?:(?:vc|et_pb|fusion|av|mk)_[a-z_]{0,30}?(?:text|column|row|section|title|toggle|tab|item|blurb|message)(?:_inner)?|(?:su_)?(?:row|column|toggle|tab|spoiler|box|(?:one|two|three)_(?:half|thirds?|fourths?|fifths?)(?:_last)?))\]/g;

/** Around parts, and nothing else. */
const AROUND = /\[\/?(?:su_)?(?:tabs|tabgroup|accordions?|toggles)(?:\s[^\]\[]{0,500})?\]/g;

const ENCODED =
  /\[(vc_raw_html|fusion_code)(?:\s[^\]\[]{0,500})?\]\s{0,9}(?:<p>)?([a-z\d+/=]{8,200000})(?:<\/p>)?\s{0,9}\[\/\1\]/gi;

const ANY = /\[(?:vc_|et_pb_|fusion_|su_|spoiler|tab|toggle|accordion|collapse|\/)/;

/** HTML in which they are written out. */
export const withBuilders = (html: string): string =>
  ANY.test(html)
    ? html
        .replace(ENCODED, (tag, name: string, code: string) => decoded(name, code) ?? tag)
        .replace(TITLED, '<h3>$1</h3>')
        .replace(PART_END, '<br><br>')
        .replace(AROUND, '')
    : html;

/** WPBakery escapes it as an address before. */
function decoded(name: string, code: string): string | null {
  const text = Buffer.from(code, 'base64').toString('utf8');
  if (name !== 'vc_raw_html') return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
