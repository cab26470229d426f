// Plain JavaScript, because the server imports it.

const ESCAPE = /%[0-9a-f]{2}/gi;
const UNRESERVED = /[\w~-]/;

/**
 * Normalises escapes (RFC 3986, 6.2.2.2), so that routing sees one spelling. Escaped dots stay:
 * `a%2Emd` is a story, `a.md` Markdown.
 *
 * @param {string} path
 */
export const canonicalPath = (path) =>
  path.replace(ESCAPE, (escape) => {
    const character = String.fromCharCode(parseInt(escape.slice(1), 16));
    if (character === '.') return '%2E';
    return UNRESERVED.test(character) ? character : escape;
  });
