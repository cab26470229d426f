const WORDS = [/[^\s"'`]+/g, /[^\s"'`${}<>=]+/g];

/** @type {Map<string, { words: Set<string>, elements: Set<string> }>} */
const namedIn = new Map();

/** @param {string} text */
export function namesIn(text) {
  const known = namedIn.get(text);
  if (known) return known;
  const names = {
    words: new Set(WORDS.flatMap((word) => text.match(word) ?? [])),
    elements: new Set(
      [...text.matchAll(/<([a-z][a-z0-9]*)|["']([a-z][a-z0-9]*)["']/g)].map(
        ([, tag, word]) => tag ?? word ?? '',
      ),
    ),
  };
  namedIn.set(text, names);
  return names;
}
