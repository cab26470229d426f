import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Body } from '@/lib/stories/model/body';
import { type BlockWriter, fullBudget } from './blockWriter';
import { CAPTION, CAPTIONED, CONTROLS, GALLERY } from './elements';
import {
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isSilent,
  isText,
  parseHtml,
} from './parseHtml';
import { blocksOf, type Context, type Place, type Reader } from './place';
import { readBookmark, readFrame, readMedia } from './readEmbeds';
import { readList } from './readList';
import { readFigure, readGallery, readImage } from './readPictures';
import { readQuotation } from './readQuotation';
import { readTable } from './readTable';
import { readHeading, readLink, readOther, readPre } from './readText';
import { cleanText, folded, textOfNodes } from './textOf';

/**
 * A body in HTML as blocks. Known are the elements that editors of WordPress and Ghost write and
 * feeds carry; anything else falls back to its text, and nothing is taken of scripts and style
 * sheets. All texts are text: what was escaped in the markup is not markup afterwards.
 */
export const bodyOfHtml = (html: string, { base, media }: Context): Body =>
  blocksOf(parseHtml(html), {
    base,
    media,
    budget: fullBudget(),
    depth: 0,
    marks: [],
    isPre: false,
    readAll,
  });

function readAll(nodes: readonly HtmlNode[], writer: BlockWriter, place: Place) {
  for (const node of nodes)
    if (isText(node)) readText(node.value, writer, place);
    else if (isElement(node) && !isSilent(node)) readElement(node, writer, place);
}

function readText(value: string, writer: BlockWriter, { marks, isPre }: Place) {
  const text = cleanText(value);
  if (!isPre) return writer.text(folded(text), marks);
  text.split(/\r\n?|\n/).forEach((line, at) => {
    if (at > 0) writer.lineBreak(marks);
    writer.text(line, marks, true);
  });
}

function readElement(element: HtmlElement, writer: BlockWriter, outer: Place) {
  const place = { ...outer, depth: outer.depth + 1 };
  if (place.depth > BODY_LIMITS.depth) return writer.text(textOfNodes([element]), place.marks);
  if (hasClass(element, CONTROLS)) return;
  if (place.captions && (element.tagName === 'figcaption' || hasClass(element, CAPTION)))
    return void place.captions.push(element);
  if (hasClass(element, /^kg-bookmark-card$/)) return readBookmark(element, writer, place);
  if (hasClass(element, GALLERY)) return readGallery(element, writer, place);
  if (hasClass(element, CAPTIONED)) return readFigure(element, writer, place);
  (READERS.get(element.tagName) ?? readOther)(element, writer, place);
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['a', readLink],
  ['audio', readMedia('audio')],
  ['blockquote', readQuotation],
  ['br', (_, writer, { marks }) => writer.lineBreak(marks)],
  ['figure', readFigure],
  ['h1', readHeading],
  ['h2', readHeading],
  ['h3', readHeading],
  ['h4', readHeading],
  ['h5', readHeading],
  ['h6', readHeading],
  ['hr', (_, writer) => writer.add({ type: 'rule' })],
  ['iframe', readFrame],
  ['img', readImage],
  ['menu', readList],
  ['ol', readList],
  ['pre', readPre],
  ['table', readTable],
  ['ul', readList],
  ['video', readMedia('video')],
]);
