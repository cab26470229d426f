import type { BlockWriter } from './blockWriter';
import { withoutEntities } from './escapedHtml';
import type { Place } from './place';
import { withoutShortcodes } from './shortcodes';
import { cleanText, folded } from './textOf';

/** The words of a text node; lines count where white space does. */
export function readWords(value: string, writer: BlockWriter, place: Place) {
  const { budget, marks, isPre } = place;
  const text = cleanText(value);
  if (!isPre) {
    const isCode = marks.some(({ type }) => type === 'code');
    return readFolded(withoutShortcodes(isCode ? text : withoutEntities(text)), writer, place);
  }
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (budget.isSpent) return;
    if (at > 0) writer.lineBreak(marks, true);
    writer.text(line, marks, true);
  }
}

/** Line ends that were written as a program writes them. */
const WRITTEN_ENDS = /^\s*(?:\\[rnt])+\s*$/;

/** Words between tags; a blank line parts a text that no element does. */
function readFolded(text: string, writer: BlockWriter, { budget, marks, isLoose }: Place) {
  if (WRITTEN_ENDS.test(text)) return;
  if (!isLoose) return writer.text(folded(text), marks);
  for (const [at, part] of text.split(/\n[ \t\r]*\n/).entries()) {
    if (budget.isSpent) return;
    if (at > 0) writer.end();
    writer.text(folded(part), marks);
  }
}
