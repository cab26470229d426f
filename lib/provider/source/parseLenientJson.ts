/** Also as templates write it: with raw line breaks in strings and trailing commas. */
export function parseLenientJson(given: string): unknown {
  const text = MAYBE_LONG.test(given) ? given.replace(LONG_ID, '$1"$2"') : given;
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(TEXT_OR_COMMA, (part) => (part === ',' ? '' : escaped(part))));
  }
}

/** Numbers cannot hold so many digits. Tested first, because few entries have such an id. */
const MAYBE_LONG = /id"\s{0,9}:\s{0,9}\d{16}/;
const LONG_ID = /((?<!\\)"_?id"\s{0,9}:\s{0,9})(\d{16,30})(?=[\s,}])/g;

const TEXT_OR_COMMA = /"[^"\\]*(?:\\[^][^"\\]*)*"|,(?=\s*[\]}])/g;

const escaped = (text: string) =>
  text.replace(/[\0-\x1f]/g, (letter) => JSON.stringify(letter).slice(1, -1));
