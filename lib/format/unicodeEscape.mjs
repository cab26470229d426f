// Plain JavaScript, because the server reads it as it is.

/**
 * JSON and YAML escape of one UTF-16 code unit: `<` gives `\u003c`.
 *
 * @param {string} character
 */
export const unicodeEscape = (character) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
