// @ts-check

const ESCAPE = /%[0-9a-f]{2}/gi;
const UNRESERVED = /[\w~-]/;

/**
 * A path with every letter, digit, `-`, `_` and `~` as itself: by RFC 3986, 6.2.2.2, an escape of one
 * means the same, and whatever decides by a path's text has to see one form of it. An escaped dot stays: it
 * tells the page of the story `a.md` from the Markdown of the story `a`, and what would be a file's ending
 * from one. Plain JavaScript, because the server reads it as well.
 *
 * @param {string} path
 */
export const canonicalPath = (path) =>
  path.replace(ESCAPE, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    if (character === '.') return '%2E';
    return UNRESERVED.test(character) ? character : escape;
  });
