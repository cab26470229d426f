import { decodeEntities } from '@/lib/provider/body/html/escapedHtml';
import { collapseWhitespace } from '@/lib/provider/body/html/textOf';
import { withoutShortcodes } from '@/lib/provider/body/shortcodes/shortcodes';
import type { BlockWriter, Position } from '@/lib/provider/body/writing/blockWriter';
import { cleanText } from '@/lib/provider/source/providerText';

export function readTextNode(value: string, writer: BlockWriter, position: Position) {
  const { budget, marks, isPre } = position;
  const text = cleanText(value);
  if (!isPre) {
    const isCode = marks.some(({ type }) => type === 'code');
    return readCollapsed(withoutShortcodes(isCode ? text : decodeEntities(text)), writer, position);
  }
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (budget.isSpent) return;
    if (at > 0) writer.lineBreak(marks, true);
    writer.text(line, marks, true);
  }
}

/** Literal `\r\n` sequences from a double-encoded body. */
const WRITTEN_ENDS = /^\s*(?:\\[rnt])+\s*$/;

function readCollapsed(
  text: string,
  writer: BlockWriter,
  { budget, marks, isLoose, depth }: Position,
) {
  if (WRITTEN_ENDS.test(text)) return;
  // At the top level, WordPress's raw text separates paragraphs by blank lines.
  if (!isLoose && depth > 0) return writer.text(collapseWhitespace(text), marks);
  for (const [at, part] of text.split(/\n[ \t\r]*\n/).entries()) {
    if (budget.isSpent) return;
    if (at > 0) writer.end();
    writer.text(collapseWhitespace(part), marks);
  }
}
