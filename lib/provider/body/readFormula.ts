import type { MarkType } from '@/lib/story/body';
import type { BlockWriter } from './blockWriter';
import type { Place, Reader } from './domPosition';
import { isElement } from './parseHtml';
import type { HtmlNode } from './parseHtml';
import { withMark } from './readText';
import { textOfNodes } from './textOf';

export const readScripts =
  (...types: readonly Exclude<MarkType, 'link'>[]): Reader =>
  (element, writer, place) => {
    for (const [at, part] of element.childNodes.filter(isElement).entries()) {
      const type = types[at - 1];
      place.readAll([part], writer, type ? withMark(place, type) : place);
    }
  };

/** A fraction on one line, spaced from a whole number before it: 2 1/2. */
export const readFraction: Reader = (element, writer, place) => {
  const isLast = element.parentNode?.childNodes.at(-1) === element;
  writer.text(' ', place.marks);
  for (const [at, part] of element.childNodes.filter(isElement).entries()) {
    if (at > 0) writer.text('/', place.marks);
    readGrouped(part, writer, place);
  }
  if (!isLast) writer.text(' ', place.marks);
};

/** MathML puts the index after the base: ³√8. */
export const readRoot: Reader = (element, writer, place) => {
  const [base, index] = element.childNodes.filter(isElement);
  if (index && element.tagName === 'mroot')
    place.readAll([index], writer, withMark(place, 'superscript'));
  writer.text('√', place.marks);
  if (base && index && element.tagName === 'mroot') readGrouped(base, writer, place);
  else readGrouped({ ...element, tagName: 'mrow', nodeName: 'mrow' }, writer, place);
};

function readGrouped(part: HtmlNode, writer: BlockWriter, place: Place) {
  const isOne = /^[\p{L}\p{M}\p{N}.,]*$/u.test(textOfNodes([part], place.budget));
  if (!isOne) writer.text('(', place.marks);
  place.readAll([part], writer, place);
  if (!isOne) writer.text(')', place.marks);
}
