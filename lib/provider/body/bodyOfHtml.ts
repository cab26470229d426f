import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { type Body, truncated } from '@/lib/stories/model/body';
import type { BlockWriter } from './blockWriter';
import { Budget } from './budget';
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
import { isBookmark, readBookmark, readFrame, readMedia } from './readEmbeds';
import { readList } from './readList';
import {
  readBackground,
  readFigure,
  readGallery,
  readImage,
  readNoscript,
  readSources,
} from './readPictures';
import { readQuotation } from './readQuotation';
import { readTable } from './readTable';
import { readHeading, readLink, readOther, readPre } from './readText';
import { cleanText, folded, textOfNodes } from './textOf';

export type HtmlContext = Context & {
  /** The page on which the whole text stands. */
  original?: string | undefined;
};

/**
 * A body in HTML as blocks. Known are the elements that editors of WordPress and Ghost write and
 * feeds carry; anything else falls back to its text, and nothing is taken of scripts and style
 * sheets. All texts are text: what was escaped in the markup is not markup afterwards. A body over one
 * of `BODY_LIMITS` is cut after a whole block and ends in one that says so.
 */
export function bodyOfHtml(html: string, context: HtmlContext): Body {
  const budget = new Budget();
  const { blocks, isCut } = readHtml(html, context, budget);
  return isCut && blocks.length > 0 ? [...blocks, truncated(context.original)] : blocks;
}

/** What `budget` allows to be read of a body, and whether there was more. */
export function readHtml(html: string, { base, media }: Context, budget: Budget) {
  const { nodes, cutAfter } = parseHtml(html);
  const blocks = blocksOf(nodes, {
    base,
    media,
    budget,
    cutAfter,
    depth: 0,
    tables: 0,
    marks: [],
    isPre: false,
    readAll,
  });
  return { blocks, isCut: budget.isSpent || cutAfter !== null };
}

function readAll(nodes: readonly HtmlNode[], writer: BlockWriter, place: Place) {
  for (const node of nodes) {
    if (!place.budget.take('visits')) return;
    if (isText(node)) readText(node.value, writer, place);
    else if (isElement(node) && !isSilent(node)) readElement(node, writer, place);
    // What stands last may go on in the part that was not parsed.
    if (node === place.cutAfter) place.budget.spend();
  }
}

function readText(value: string, writer: BlockWriter, { budget, marks, isPre }: Place) {
  const text = cleanText(value);
  if (!isPre) return writer.text(folded(text), marks);
  for (const [at, line] of text.split(/\r\n?|\n/).entries()) {
    if (budget.isSpent) return;
    if (at > 0) writer.lineBreak(marks);
    writer.text(line, marks, true);
  }
}

function readElement(element: HtmlElement, writer: BlockWriter, outer: Place) {
  const place = { ...outer, depth: outer.depth + 1 };
  if (place.depth > BODY_LIMITS.depth)
    return writer.text(textOfNodes([element], place.budget), place.marks);
  if (hasClass(element, CONTROLS)) return;
  if (place.captions && (element.tagName === 'figcaption' || hasClass(element, CAPTION)))
    return void place.captions.push(element);
  if (isBookmark(element)) return readBookmark(element, writer, place);
  readBackground(element, writer, place);
  if (hasClass(element, GALLERY)) return readGallery(element, writer, place);
  if (hasClass(element, CAPTIONED)) return readFigure(element, writer, place);
  (READERS.get(element.tagName) ?? readOther)(element, writer, place);
}

const READERS: ReadonlyMap<string, Reader> = new Map<string, Reader>([
  ['a', readLink],
  ['amp-anim', readImage],
  ['amp-img', readImage],
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
  ['noscript', readNoscript],
  ['ol', readList],
  ['picture', readSources],
  ['pre', readPre],
  ['table', readTable],
  ['ul', readList],
  ['video', readMedia('video')],
]);
