/** What XML 1.0 has no way to write, not even escaped: controls, halves of an emoji, U+FFFE and U+FFFF (its production 2, `Char`). */
const FORBIDDEN = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text without the characters that XML forbids. */
export const withoutForbidden = (text: string) => text.replace(FORBIDDEN, '');

/** A text on one line, as machines read it: nothing that XML forbids, no line breaks. */
export const oneLine = (text: string) => withoutForbidden(text).replace(/\s+/g, ' ').trim();

/** A text as the content of an XML or HTML element, or as the value of an attribute in double quotes. */
export const escapeMarkup = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
