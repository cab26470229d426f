import { withoutControlCharacters } from './characters';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * A text without the characters that XML 1.0 (production 2, `Char`) forbids even when escaped, and
 * without those it discourages.
 */
export const withoutForbidden = (text: string) =>
  withoutControlCharacters(text).replace(/\p{Surrogate}/gu, '');

/** A text on one line, as machines read it: nothing that XML forbids, no line breaks. */
export const oneLine = (text: string) => withoutForbidden(text).replace(/\s+/g, ' ').trim();

/**
 * A text as the content of an XML or HTML element, or as the value of an attribute in double
 * quotes.
 */
export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
