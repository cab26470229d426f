/**
 * Filters of the Content API, in its language NQL: https://docs.ghost.org/content-api/filtering.
 */

/** Posts of a filter that anybody may read: Ghost lists those for members, too. */
export const isPublic = (filter?: string) =>
  filter ? `visibility:public+(${filter})` : 'visibility:public';

/** A text in quotation marks. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const WORDS = 8;

/**
 * Posts whose title has each of these words: the Content API searches no texts. Null where nothing
 * is asked for.
 */
export function titleHas(words: string): string | null {
  const found = words
    .split(/[\s"\\]+/)
    .filter(Boolean)
    .slice(0, WORDS);
  return found.length > 0 ? found.map((word) => `title:~${quoted(word)}`).join('+') : null;
}
