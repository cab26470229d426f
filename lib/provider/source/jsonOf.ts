/**
 * The value of a JSON text, also of a template's: with line breaks in its texts and a comma behind
 * a last item.
 *
 * @throws SyntaxError
 */
export function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return JSON.parse(text.replace(TEXT_OR_COMMA, (part) => (part === ',' ? '' : escaped(part))));
  }
}

const TEXT_OR_COMMA = /"[^"\\]*(?:\\[^][^"\\]*)*"|,(?=\s*[\]}])/g;

const escaped = (text: string) =>
  text.replace(/[\0-\x1f]/g, (letter) => JSON.stringify(letter).slice(1, -1));
