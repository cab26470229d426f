import { withoutControlCharacters } from './characters';

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/**
 * Drops characters that XML 1.0 (production 2, `Char`) forbids even when escaped, or discourages.
 */
export const withoutForbidden = (text: string) =>
  withoutControlCharacters(text).replace(/\p{Surrogate}/gu, '');

export const oneLine = (text: string) => withoutForbidden(text).replace(/\s+/g, ' ').trim();

export const escapeMarkup = (text: string) =>
  text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? character);
