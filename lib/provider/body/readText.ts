import { LEVELS, MARKS, PARTING, styledMark } from './elements';
import type { Mark } from './inlineRun';
import { linkHref } from './links';
import { attribute, hasClass, type HtmlElement } from './parseHtml';
import type { Place, Reader } from './place';
import { textOfNodes } from './textOf';

/** Reads a part of the text, in a paragraph of its own where browsers show it so. */
export const readOther: Reader = (element, writer, place) => {
  const isParting = PARTING.has(element.tagName);
  if (isParting) writer.end();
  place.readAll(element.childNodes, writer, marked(element, place));
  if (isParting) writer.end();
};

/** The place within an element, in the mark that it or its style makes. */
function marked(element: HtmlElement, place: Place): Place {
  if (element.attrs.length === 0 && !MARKS.has(element.tagName)) return place;
  const type = MARKS.get(element.tagName) ?? styledMark(attribute(element, 'style'));
  return type ? withMark(place, type) : place;
}

export function withMark(place: Place, type: Exclude<Mark['type'], 'link'>): Place {
  const { marks } = place;
  return marks.some((mark) => mark.type === type)
    ? place
    : { ...place, marks: [...marks, { type }] };
}

/** Reads what browsers put between marks of their own. */
export const readBetween =
  (before: string, after: string): Reader =>
  (element, writer, place) => {
    writer.text(before, place.marks);
    readOther(element, writer, place);
    writer.text(after, place.marks);
  };

export const readHeading: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, marked(element, place));
  writer.end(LEVELS.get(element.tagName));
};

/** Lines as they are written; those of a poem wrap as a paragraph does. */
export const readPre: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, { ...place, isPre: true });
  if (hasClass(element, /^wp-block-verse$/)) writer.end();
  else writer.endPreformatted();
};

export const readLink: Reader = (element, writer, place) => {
  const given = attribute(element, 'href');
  const href = linkHref(given, place.base, place.pages);
  const { budget, marks } = place;
  if (!href && given?.startsWith('#') && isWayBack(element, place)) return;
  const link: Mark[] =
    href && !marks.some(({ type }) => type === 'link') ? [{ type: 'link', href }] : [];
  if (href && link.length > 0 && !budget.takeUrl('link', href)) return;
  place.readAll(element.childNodes, writer, { ...place, marks: [...marks, ...link] });
};

/** An arrow that leads from a note back to its place in the text. */
const isWayBack = (element: HtmlElement, { budget }: Place) =>
  /^[↩↑⤴^\s\ufe0e\ufe0f]+$/.test(textOfNodes(element.childNodes, budget));
