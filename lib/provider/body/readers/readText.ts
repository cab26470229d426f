import { LEVELS, markOf, BLOCK_ELEMENTS, declarationsOf } from '@/lib/provider/body/html/elements';
import {
  attribute,
  hasClass,
  type HtmlElement,
  isText,
  isElement,
} from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import { attributeText } from '@/lib/provider/body/pictures/pictures';
import type { Position, Reader } from '@/lib/provider/body/writing/blockWriter';
import { embedOf } from '@/lib/provider/body/writing/embeds';
import type { Mark } from '@/lib/provider/body/writing/inlineRun';
import { linkHref } from '@/lib/provider/body/writing/links';

export const readDefault: Reader = (element, writer, position) => {
  const display = displayOf(element);
  const isBlock = BLOCK_ELEMENTS.has(element.tagName) || display === 'block';
  const isInlineBlock = !isBlock && display === 'apart';
  if (isBlock) writer.end();
  if (isInlineBlock) writer.text(' ', position.marks);
  position.readAll(element.childNodes, writer, marked(element, position));
  if (isInlineBlock) writer.text(' ', position.marks);
  if (isBlock) writer.end();
};

function displayOf(element: HtmlElement): 'block' | 'apart' | undefined {
  const style = attribute(element, 'style');
  if (!style || !/display\s{0,9}:/i.test(style)) return undefined;
  const display = declarationsOf(style).get('display') ?? '';
  if (/^(?:inline-(?:block|flex|grid)|table-cell)/.test(display)) return 'apart';
  return /^(?:block|flex|grid|list-item|table|flow-root)/.test(display) ? 'block' : undefined;
}

function marked(element: HtmlElement, position: Position): Position {
  const type = markOf(element);
  return type ? withMark(position, type) : position;
}

export function withMark(position: Position, type: Exclude<Mark['type'], 'link'>): Position {
  const { marks } = position;
  return marks.some((mark) => mark.type === type)
    ? position
    : { ...position, marks: [...marks, { type }] };
}

export const readSurrounded =
  (before: string, after: string): Reader =>
  (element, writer, position) => {
    writer.text(before, position.marks);
    readDefault(element, writer, position);
    writer.text(after, position.marks);
  };

export const readCounter: Reader = (element, writer, position) => {
  const figure =
    attribute(element, 'data-to-value') ??
    attribute(element, 'data-value') ??
    outerFigure(element) ??
    attributeOf(element.parentNode, 'data-end') ??
    '';
  const [before, behind] = ['data-prefix', 'data-suffix'].map((name) =>
    attributeOf(element.parentNode, name),
  );
  if (/^[\d.,]{1,20}$/.test(figure))
    writer.text(`${before ?? ''}${figure}${behind ?? ''}`, position.marks);
  else readDefault(element, writer, position);
};

/** Divi keeps the number three elements further out. */
const outerFigure = ({ parentNode }: HtmlElement): string | undefined =>
  attributeOf(outerOf(outerOf(parentNode)), 'data-number-value');

type Outer = HtmlElement['parentNode'];

/** Kadence keeps the number, its prefix and its suffix one element further out. */
const attributeOf = (outer: Outer, name: string): string | undefined =>
  outer && 'attrs' in outer ? attribute(outer, name) : undefined;

const outerOf = (node: Outer): Outer => (node && 'parentNode' in node ? node.parentNode : null);

/** Shortcodes Ultimate keeps tab titles in a row that is skipped; each pane repeats its title. */
export const readPane: Reader = (element, writer, position) => {
  writer.end();
  writer.text(attributeText(element, 'data-title'), position.marks);
  writer.end();
  readDefault(element, writer, position);
};

export const readHeading: Reader = (element, writer, position) => {
  writer.end();
  position.readAll(element.childNodes, writer, marked(element, position));
  writer.end(LEVELS.get(element.tagName));
};

/** Keeps line breaks; poems still wrap like paragraphs. */
export const readPre: Reader = (element, writer, position) => {
  writer.end();
  position.readAll(element.childNodes, writer, { ...position, isPre: true });
  if (hasClass(element, /^wp-block-verse$/)) writer.end();
  else writer.endPreformatted();
};

export const readLink: Reader = (element, writer, position) => {
  const given = uncloaked(attribute(element, 'href'));
  const href = linkHref(given, position.base, position.pages);
  const { budget, marks } = position;
  if (!href && given?.startsWith('#') && isBackLink(element, position)) return;
  const link: Mark[] =
    href && !marks.some(({ type }) => type === 'link') ? [{ type: 'link', href }] : [];
  if (href && link.length > 0 && !budget.takeUrl('link', href)) return;
  const embed = href && isPoster(element) ? embedOf(href, position.base) : null;
  if (embed) return writer.add(embed);
  const inside = { ...position, marks: [...marks, ...link] };
  position.readAll(
    element.childNodes,
    writer,
    isNote(element, position) ? withMark(inside, 'superscript') : inside,
  );
};

/** A picture that links to a video is its poster; CSS may draw that picture. */
const isPoster = (element: HtmlElement): boolean =>
  (element.childNodes.some(({ nodeName }) => nodeName === 'img') ||
    hasClass(element, /lazy|player/i)) &&
  element.childNodes.every(
    (node) => node.nodeName === 'img' || (isText(node) && !node.value.trim()),
  );

const NOTE =
  /(?:^|[-_#:])(?:foot|end|side)?(?:note|ftn|fn|edn)(?:ref|s)?(?:$|[-_:\d])|noteref|footnote/i;

/** A footnote number; without superscript it would read as the last digit of a figure before it. */
function isNote(element: HtmlElement, { budget }: Position): boolean {
  const [, fragment] = /#(.{1,100})/.exec(attribute(element, 'href') ?? '') ?? [];
  const names = ['class', 'id', 'role', 'rel'].map((name) => attribute(element, name) ?? '');
  return (
    fragment !== undefined &&
    [fragment, ...names.join(' ').split(/\s+/)].some((name) => NOTE.test(name)) &&
    /^(?:\d{1,3}|[*†‡§]{1,3})$/.test(textOfNodes(element.childNodes, budget))
  );
}

const isBackLink = (element: HtmlElement, { budget }: Position) =>
  /^[↩↑⤴^\s\ufe0e\ufe0f]+$/.test(textOfNodes(element.childNodes, budget));

export const readStars: Reader = (element, writer, position) => {
  const label = element.childNodes
    .filter(isElement)
    .find((part) => hasClass(part, /^screen-reader-text$/));
  const rating =
    attributeText(element, 'title') ||
    attributeText(element, 'aria-label') ||
    (label ? textOfNodes(label.childNodes, position.budget) : '');
  if (!rating) return readDefault(element, writer, position);
  writer.end();
  writer.text(rating, position.marks);
  writer.end();
};

const CLOAKED = /^.{0,2000}\/cdn-cgi\/l\/email-protection(?:#([\da-f]{4,400}))?$/i;

/** Cloudflare's email obfuscation: the first byte is the XOR key of the others. */
function decodedEmail(hex: string): string | null {
  if (!/^(?:[\da-f]{2}){2,200}$/i.test(hex)) return null;
  const [key = 0, ...letters] = Buffer.from(hex, 'hex');
  const email = Buffer.from(letters.map((letter) => letter ^ key)).toString('utf8');
  return /^[^\s@<>]{1,100}@[^\s@<>]{1,100}$/.test(email) ? email : null;
}

export function cloakedEmail(element: HtmlElement): string | null {
  const hex = attribute(element, 'data-cfemail');
  return hex === undefined ? null : decodedEmail(hex);
}

export const readEmail: Reader = (element, writer, { marks, budget }) => {
  const email = cloakedEmail(element) ?? '';
  const href = `mailto:${email}`;
  const isLinked = marks.some(({ type }) => type === 'link') || !budget.takeUrl('link', href);
  writer.text(email, isLinked ? marks : [...marks, { type: 'link', href }]);
};

function uncloaked(href: string | undefined): string | undefined {
  const [whole, hex] = CLOAKED.exec(href ?? '') ?? [];
  if (whole === undefined) return href;
  const email = hex ? decodedEmail(hex) : null;
  return email === null ? '' : `mailto:${email}`;
}
