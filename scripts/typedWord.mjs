/** A word as it is typed in a shell, which takes these letters as they are, others in quotation marks. @param {string} word */
export const typedWord = (word) =>
  /^[\w@%+:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", String.raw`'\''`)}'`;
