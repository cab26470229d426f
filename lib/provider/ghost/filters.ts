/** NQL filters of the Content API: https://docs.ghost.org/content-api/filtering. */

/** Security: Ghost lists members-only posts too. */
export const isPublic = (filter?: string) =>
  filter ? `visibility:public+(${filter})` : 'visibility:public';

const quoted = (text: string) => `'${text.replace(/[\\']/g, '\\$&')}'`;

const WORDS = 8;

/** Matches titles only, because the Content API has no full-text search. Null without a word. */
export function titleHas(words: string): string | null {
  const found = words
    .split(/[\s"\\]+/)
    .filter(Boolean)
    .slice(0, WORDS);
  return found.length > 0 ? found.map((word) => `title:~${quoted(word)}`).join('+') : null;
}
