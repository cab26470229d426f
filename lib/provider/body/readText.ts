import type { Place, Reader } from './domPosition';
import { LEVELS, markOf, PARTING } from './elements';
import { embedOf } from './embeds';
import type { Mark } from './inlineRun';
import { linkHref } from './links';
import { attribute, hasClass, type HtmlElement, isText } from './parseHtml';
import { attributeText } from './pictures';
import { uncloaked } from './readEmail';
import { declarationsOf } from './styles';
import { textOfNodes } from './textOf';

export const readOther: Reader = (element, writer, place) => {
  const display = displayOf(element);
  const isParting = PARTING.has(element.tagName) || display === 'block';
  const isApart = !isParting && display === 'apart';
  if (isParting) writer.end();
  if (isApart) writer.text(' ', place.marks);
  place.readAll(element.childNodes, writer, marked(element, place));
  if (isApart) writer.text(' ', place.marks);
  if (isParting) writer.end();
};

function displayOf(element: HtmlElement): 'block' | 'apart' | undefined {
  const style = attribute(element, 'style');
  if (!style || !/display\s{0,9}:/i.test(style)) return undefined;
  const display = declarationsOf(style).get('display') ?? '';
  if (/^(?:inline-(?:block|flex|grid)|table-cell)/.test(display)) return 'apart';
  return /^(?:block|flex|grid|list-item|table|flow-root)/.test(display) ? 'block' : undefined;
}

function marked(element: HtmlElement, place: Place): Place {
  const type = markOf(element);
  return type ? withMark(place, type) : place;
}

export function withMark(place: Place, type: Exclude<Mark['type'], 'link'>): Place {
  const { marks } = place;
  return marks.some((mark) => mark.type === type)
    ? place
    : { ...place, marks: [...marks, { type }] };
}

/** Elements around which browsers draw their own marks, such as `<q>`. */
export const readBetween =
  (before: string, after: string): Reader =>
  (element, writer, place) => {
    writer.text(before, place.marks);
    readOther(element, writer, place);
    writer.text(after, place.marks);
  };

export const readCounter: Reader = (element, writer, place) => {
  const figure =
    attribute(element, 'data-to-value') ??
    attribute(element, 'data-value') ??
    outerFigure(element) ??
    '';
  if (/^[\d.,]{1,20}$/.test(figure)) writer.text(figure, place.marks);
  else readOther(element, writer, place);
};

/** Divi has it three elements further out. */
function outerFigure({ parentNode }: HtmlElement): string | undefined {
  const outer = outerOf(outerOf(parentNode));
  return outer && 'attrs' in outer ? attribute(outer, 'data-number-value') : undefined;
}

type Outer = HtmlElement['parentNode'];

const outerOf = (node: Outer): Outer => (node && 'parentNode' in node ? node.parentNode : null);

/** Tabs of Shortcodes Ultimate have their titles in a row of their own, which is left out. */
export const readPane: Reader = (element, writer, place) => {
  writer.end();
  writer.text(attributeText(element, 'data-title'), place.marks);
  writer.end();
  readOther(element, writer, place);
};

export const readHeading: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, marked(element, place));
  writer.end(LEVELS.get(element.tagName));
};

/** Keeps line breaks; poems still wrap like paragraphs. */
export const readPre: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, { ...place, isPre: true });
  if (hasClass(element, /^wp-block-verse$/)) writer.end();
  else writer.endPreformatted();
};

export const readLink: Reader = (element, writer, place) => {
  const given = uncloaked(attribute(element, 'href'));
  const href = linkHref(given, place.base, place.pages);
  const { budget, marks } = place;
  if (!href && given?.startsWith('#') && isWayBack(element, place)) return;
  const link: Mark[] =
    href && !marks.some(({ type }) => type === 'link') ? [{ type: 'link', href }] : [];
  if (href && link.length > 0 && !budget.takeUrl('link', href)) return;
  const embed = href && isPictureAlone(element) ? embedOf(href, place.base) : null;
  if (embed) return writer.add(embed);
  const inside = { ...place, marks: [...marks, ...link] };
  place.readAll(
    element.childNodes,
    writer,
    isNote(element, place) ? withMark(inside, 'superscript') : inside,
  );
};

/** A picture that links to a video is that video's poster. */
const isPictureAlone = ({ childNodes }: HtmlElement): boolean =>
  childNodes.some(({ nodeName }) => nodeName === 'img') &&
  childNodes.every((node) => node.nodeName === 'img' || (isText(node) && !node.value.trim()));

const NOTE =
  /(?:^|[-_#:])(?:foot|end|side)?(?:note|ftn|fn|edn)(?:ref|s)?(?:$|[-_:\d])|noteref|footnote/i;

/** A footnote number; bare, it would join the figure before it as its last digit. */
function isNote(element: HtmlElement, { budget }: Place): boolean {
  const [, fragment] = /#(.{1,100})/.exec(attribute(element, 'href') ?? '') ?? [];
  const names = ['class', 'id', 'role', 'rel'].map((name) => attribute(element, name) ?? '');
  return (
    fragment !== undefined &&
    [fragment, ...names.join(' ').split(/\s+/)].some((name) => NOTE.test(name)) &&
    /^(?:\d{1,3}|[*†‡§]{1,3})$/.test(textOfNodes(element.childNodes, budget))
  );
}

const isWayBack = (element: HtmlElement, { budget }: Place) =>
  /^[↩↑⤴^\s\ufe0e\ufe0f]+$/.test(textOfNodes(element.childNodes, budget));
