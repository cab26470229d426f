/** Quotes a word for a shell, unless all its characters are safe. @param {string} word */
export const typedWord = (word) =>
  /^[\w@%+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
