/** WordPress's REST API leaves page-builder shortcodes: https://github.com/WP-API/WP-API/issues/2578 */

const QUOTE = '(?:["\'”“″‘’]|&(?:quot|#0?3[49]|#82(?:16|17|20|21|42|43));)';

const PARTS =
  'text|textblock|columns?|col|row|section|container|title|heading|separator|toggles?|tabs?|tabgroup|accordions?|item|blurb|' +
  'message|cta|box|note|slide|expand|half|thirds?|fourths?|fifths?|spoiler|collapse';
const NAME = `(?:[a-z]{1,20}[_-]){0,4}(?:${PARTS})(?:_inner|_last)?`;

const TITLED = new RegExp(
  `\\[(?:[a-z]{1,20}[_-]){0,4}(?:heading|separator|section|toggle|tab|item|slide|box|spoiler|collapse|expand|cta)` +
    `\\s(?:[^\\]\\[]{0,1000}\\s)?(?:main_heading|heading|title|text|h2)\\s?=\\s?${QUOTE}((?:(?!${QUOTE})[^<>\\]\\[]){1,300})[^\\]\\[]{0,2000}\\]`,
  'g',
);

const PART_END = new RegExp(`\\[/(${NAME})\\]`, 'g');
const PART_START = new RegExp(`\\[(${NAME})(?:\\s[^\\]\\[]{0,2000})?\\]`, 'g');

const ENCODED =
  /\[(vc_raw_html|fusion_code)(?:\s[^\]\[]{0,500})?\]\s{0,9}(?:<p>)?([a-z\d+/=]{8,200000})(?:<\/p>)?\s{0,9}\[\/\1\]/gi;

/** tagDiv's blocks encode their texts in Base64. */
const ENCODED_TEXT = new RegExp(
  `\\[tdm?_[a-z_]{1,60}\\s(?:[^\\]\\[]{0,1000}\\s)?(description|title_text)=${QUOTE}([a-zA-Z\\d+/]{4,20000}={0,2})${QUOTE}[^\\]\\[]{0,2000}\\]`,
  'g',
);

export function expandBuilderShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const written = html
    .replace(ENCODED, (tag, name: string, code: string) => decoded(name, code) ?? tag)
    .replace(ENCODED_TEXT, (tag, name: string, code: string) => decodedText(name, code) ?? tag)
    .replace(TITLED, '<h3>$1</h3>');
  const closed = new Set([...written.matchAll(PART_END)].map(([, name]) => name));
  if (closed.size === 0) return written;
  return written
    .replace(PART_START, (tag, name: string) => (closed.has(name) ? '' : tag))
    .replace(PART_END, '<br><br>');
}

/** Decoded text is ASCII; other bytes show that a word only looked encoded. */
const ESCAPED = /^[ -~]+$/;

function decodedText(name: string, code: string): string | null {
  const escaped = Buffer.from(code, 'base64').toString('latin1');
  const text = ESCAPED.test(escaped) ? unescaped(escaped) : null;
  return text !== null && name === 'title_text' ? `<h3>${text}</h3>` : text;
}

function decoded(name: string, code: string): string | null {
  const text = Buffer.from(code, 'base64').toString('utf8');
  return name === 'vc_raw_html' ? unescaped(text) : text;
}

/** WPBakery and tagDiv percent-encode the text before Base64. */
function unescaped(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
