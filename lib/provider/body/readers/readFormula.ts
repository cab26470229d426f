import { isElement, type HtmlNode } from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import type { BlockWriter, Position, Reader } from '@/lib/provider/body/writing/blockWriter';
import type { MarkType } from '@/lib/story/body';
import { withMark } from './readText';

export const readSubSuperscript =
  (...types: readonly Exclude<MarkType, 'link'>[]): Reader =>
  (element, writer, position) => {
    for (const [at, part] of element.childNodes.filter(isElement).entries()) {
      const type = types[at - 1];
      position.readAll([part], writer, type ? withMark(position, type) : position);
    }
  };

/** A fraction on one line, spaced from a whole number before it: 2 1/2. */
export const readFraction: Reader = (element, writer, position) => {
  const isLast = element.parentNode?.childNodes.at(-1) === element;
  writer.text(' ', position.marks);
  for (const [at, part] of element.childNodes.filter(isElement).entries()) {
    if (at > 0) writer.text('/', position.marks);
    readGrouped(part, writer, position);
  }
  if (!isLast) writer.text(' ', position.marks);
};

/** MathML puts the index after the base: ³√8. */
export const readRoot: Reader = (element, writer, position) => {
  const [base, index] = element.childNodes.filter(isElement);
  if (index && element.tagName === 'mroot')
    position.readAll([index], writer, withMark(position, 'superscript'));
  writer.text('√', position.marks);
  if (base && index && element.tagName === 'mroot') readGrouped(base, writer, position);
  else readGrouped({ ...element, tagName: 'mrow', nodeName: 'mrow' }, writer, position);
};

function readGrouped(part: HtmlNode, writer: BlockWriter, position: Position) {
  const isOne = /^[\p{L}\p{M}\p{N}.,]*$/u.test(textOfNodes([part], position.budget));
  if (!isOne) writer.text('(', position.marks);
  position.readAll([part], writer, position);
  if (!isOne) writer.text(')', position.marks);
}
