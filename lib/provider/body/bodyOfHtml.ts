import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { BODY_LIMITS, TEXT_LIMITS } from '@/lib/provider/limits';
import { type Media, videoUrl } from '@/lib/provider/media';
import type { Block, Body, Inline, TableRow } from '@/lib/stories/model/body';
import { blockWriter, type BlockWriter, type Budget, fullBudget, takePart } from './blockWriter';
import { captioned, captionText } from './captions';
import { CAPTION, CAPTIONED, CONTROLS, EMOJI, GALLERY, LEVELS, MARKS, PARTING } from './elements';
import { embedOf } from './embeds';
import type { Mark } from './inlineRun';
import { joined, linesOf } from './lines';
import { linkHref } from './links';
import {
  attribute,
  descendants,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isSilent,
  isText,
  parseHtml,
} from './parseHtml';
import { attributeText, fileUrl, pictureOf } from './pictures';
import { cleanText, folded, textOfNodes } from './textOf';

/** `base` is where relative URLs start from; `media` says which pictures and files are allowed. */
type Context = { base: string; media: Media };

/** Where in a body the reading is. */
type Place = Context & {
  budget: Budget;
  depth: number;
  marks: readonly Mark[];
  /** White space counts. */
  isPre: boolean;
  /** Collects the captions of what is read, where something can have one. */
  captions?: HtmlElement[];
};

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
  });

function blocksOf(nodes: readonly HtmlNode[], place: Place): readonly Block[] {
  const writer = blockWriter(place.budget, place.base);
  readAll(nodes, writer, place);
  return writer.finish();
}

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

type Reader = (element: HtmlElement, writer: BlockWriter, place: Place) => void;

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

/** Reads a part of the text, in a paragraph of its own where browsers show it so. */
const readOther: Reader = (element, writer, place) => {
  const isParting = PARTING.has(element.tagName);
  if (isParting) writer.end();
  readAll(element.childNodes, writer, withMark(place, MARKS.get(element.tagName)));
  if (isParting) writer.end();
};

function withMark(place: Place, type: 'strong' | 'emphasis' | 'code' | undefined): Place {
  const { marks } = place;
  return !type || marks.some((mark) => mark.type === type)
    ? place
    : { ...place, marks: [...marks, { type }] };
}

const readHeading: Reader = (element, writer, place) => {
  writer.end();
  readAll(element.childNodes, writer, place);
  writer.end(LEVELS.get(element.tagName));
};

const readPre: Reader = (element, writer, place) => {
  writer.end();
  readAll(element.childNodes, writer, { ...place, isPre: true });
  writer.end();
};

const readLink: Reader = (element, writer, place) => {
  const href = linkHref(attribute(element, 'href'), place.base);
  const { marks } = place;
  const link: Mark[] =
    href && !marks.some(({ type }) => type === 'link') ? [{ type: 'link', href }] : [];
  readAll(element.childNodes, writer, { ...place, marks: [...marks, ...link] });
};

const readImage: Reader = (element, writer, { base, media, marks }) => {
  if (hasClass(element, EMOJI)) return writer.text(attributeText(element, 'alt'), marks);
  const picture = pictureOf(element, base, media);
  const last = writer.last();
  // A script's late picture and the same picture for those without scripts.
  const isTwin = last?.type === 'picture' && last.picture.url === picture?.url;
  if (picture && !isTwin) writer.add({ type: 'picture', picture });
};

const readFigure: Reader = (element, writer, place) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...place, captions });
  addCaptioned(blocks, captions, writer, place);
};

/** The blocks, the caption with the only one of them that can have it, else below them. */
function addCaptioned(
  blocks: readonly Block[],
  captions: readonly HtmlElement[],
  writer: BlockWriter,
  place: Place,
) {
  const text = captionText(captions);
  const holders = blocks.filter((block) => captioned(block, text) !== null);
  const holder = captions.length > 0 && holders.length === 1 ? holders[0] : undefined;
  writer.addRead(
    ...blocks.map((block) => (block === holder ? (captioned(block, text) ?? block) : block)),
  );
  if (holder) return;
  for (const { childNodes } of captions) {
    readAll(childNodes, writer, { ...place, captions: undefined });
    writer.end();
  }
}

const readGallery: Reader = (element, writer, place) => {
  const captions: HtmlElement[] = [];
  const blocks = blocksOf(element.childNodes, { ...place, captions });
  const pictures = blocks.flatMap((block) =>
    block.type === 'picture' ? [block.picture] : block.type === 'gallery' ? block.pictures : [],
  );
  const others = blocks.filter(({ type }) => type !== 'picture' && type !== 'gallery');
  const [first, ...rest] = pictures;
  if (first)
    writer.addRead(
      rest.length > 0 ? { type: 'gallery', pictures } : { type: 'picture', picture: first },
    );
  addCaptioned(others, captions, writer, place);
};

const readList: Reader = (element, writer, place) => {
  const items: (readonly Inline[])[] = [];
  const after: Block[] = [];
  for (const child of element.childNodes) {
    // A list inside of an item comes after it, as items of this one.
    let own: (readonly Inline[])[] = [];
    const endItem = () => {
      if (own.length > 0 && takePart(place.budget)) items.push(joined(own));
      own = [];
    };
    for (const block of blocksOf([child], { ...place, captions: undefined })) {
      const { lines, rest } = linesOf([block]);
      after.push(...rest);
      if (block.type !== 'list') own.push(...lines);
      else {
        endItem();
        items.push(...lines);
      }
    }
    endItem();
  }
  if (items.length > 0) writer.addRead({ type: 'list', ordered: element.tagName === 'ol', items });
  writer.addRead(...after);
};

const POSTS = /^(?:twitter-tweet|twitter-video|instagram-media)$/;

const readQuotation: Reader = (element, writer, place) => {
  writer.end();
  const post = hasClass(element, POSTS) ? postIn(element, place) : null;
  if (post) return writer.add(post);
  if (hasClass(element, /^wp-embedded-content$/)) return readOther(element, writer, place);

  const isSource = (node: HtmlNode): node is HtmlElement =>
    isElement(node) && /^(?:cite|footer|figcaption)$/.test(node.tagName);
  const quoted = element.childNodes.filter((node) => !isSource(node));
  const { lines, rest } = linesOf(blocksOf(quoted, { ...place, captions: undefined }));
  const source = shortText(textOfNodes(element.childNodes.filter(isSource)));
  if (lines.length > 0)
    writer.add({ type: 'quotation', content: lines, ...(source && { source }) });
  else if (source) writer.add({ type: 'paragraph', content: [source] });
  writer.addRead(...rest);
};

const shortText = (text: string) => truncateAtGrapheme(text, TEXT_LIMITS.summary);

/** The post that the markup of X or Instagram stands for, with its text where that has any. */
function postIn(element: HtmlElement, { base }: Place): Block | null {
  const inside = [...descendants(element.childNodes)].filter(isElement);
  const urls = [
    attribute(element, 'data-instgrm-permalink'),
    ...inside
      .filter(({ tagName }) => tagName === 'a')
      .map((link) => attribute(link, 'href'))
      .reverse(), // a post's own link is its last, after those of its text
  ];
  const post = urls.map((url) => embedOf(url, base)).find((embed) => embed !== null);
  if (!post) return null;
  const text = inside.find(({ tagName }) => tagName === 'p');
  const title = post.provider === 'x' && text ? shortText(textOfNodes([text])) : '';
  return { ...post, ...(title && { title }) };
}

/** A player of another site: one that is known, or a link to it by its title. */
const readFrame: Reader = (element, writer, place) => {
  const { base, marks } = place;
  const src = attribute(element, 'src') ?? attribute(element, 'data-src');
  const title = attributeText(element, 'title');
  const embed = embedOf(src, base);
  const href = fileUrl(src, base);
  if (embed) return writer.add({ ...embed, ...(title && { title }) });
  if (!title || !href || hasClass(element, /^wp-embedded-content$/)) return;
  writer.end();
  writer.text(title, [...marks.filter(({ type }) => type !== 'link'), { type: 'link', href }]);
  writer.end();
};

const readMedia =
  (type: 'audio' | 'video'): Reader =>
  (element, writer, place) => {
    const { base, media } = place;
    const sources = [...descendants([element])].filter(isElement);
    const url = sources
      .filter(({ tagName }) => tagName === type || tagName === 'source')
      .map((source) => fileUrl(attribute(source, 'src'), base))
      .map((given) => given && videoUrl(given, media))
      .find((listed) => typeof listed === 'string');
    if (url) writer.add({ type, url });
    else readOther(element, writer, place);
  };

/** A card of Ghost's that leads to another page. */
const readBookmark: Reader = (element, writer, place) => {
  const inside = [...descendants(element.childNodes)].filter(isElement);
  const href = linkHref(
    inside.map((part) => attribute(part, 'href')).find((given) => given !== undefined),
    place.base,
  );
  const title = inside.find((part) => hasClass(part, /^kg-bookmark-title$/));
  if (!href) return readOther(element, writer, place);
  writer.end();
  writer.text((title && textOfNodes([title])) || href, [{ type: 'link', href }]);
  writer.end();
};

const readTable: Reader = (element, writer, place) => {
  const head: TableRow[] = [];
  const rows: TableRow[] = [];
  const after: Block[] = [];
  for (const row of rowsOf(element)) {
    const cells = row.childNodes.filter(isElement).filter(() => takePart(place.budget));
    const content = cells.map((cell) => {
      const { lines, rest } = linesOf(blocksOf(cell.childNodes, { ...place, captions: undefined }));
      after.push(...rest);
      return joined(lines);
    });
    if (content.every((cell) => cell.length === 0)) continue;
    const isHead =
      rows.length === 0 &&
      (isWithin(row, 'thead') || cells.every(({ tagName }) => tagName === 'th'));
    (isHead ? head : rows).push(content);
  }
  const caption = shortText(
    textOfNodes(element.childNodes.filter((node) => isElement(node) && node.tagName === 'caption')),
  );
  const [only, ...others] = [...head, ...rows];
  // A table of one cell is a frame.
  if (only?.length === 1 && only[0] && others.length === 0)
    writer.addRead({ type: 'paragraph', content: only[0] });
  else if (only) writer.addRead({ type: 'table', ...(caption && { caption }), head, rows });
  writer.addRead(...after);
};

const isWithin = ({ parentNode }: HtmlElement, tag: string) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === tag;

/** The rows of a table, not those of tables in its cells. */
const rowsOf = (table: HtmlElement): HtmlElement[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((part) => (/^t(?:head|body|foot)$/.test(part.tagName) ? part.childNodes : [part]))
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'tr');

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
