import { LEVELS, MARKS, PARTING } from './elements';
import type { Mark } from './inlineRun';
import { linkHref } from './links';
import { attribute } from './parseHtml';
import type { Place, Reader } from './place';

/** Reads a part of the text, in a paragraph of its own where browsers show it so. */
export const readOther: Reader = (element, writer, place) => {
  const isParting = PARTING.has(element.tagName);
  if (isParting) writer.end();
  place.readAll(element.childNodes, writer, withMark(place, MARKS.get(element.tagName)));
  if (isParting) writer.end();
};

function withMark(place: Place, type: 'strong' | 'emphasis' | 'code' | undefined): Place {
  const { marks } = place;
  return !type || marks.some((mark) => mark.type === type)
    ? place
    : { ...place, marks: [...marks, { type }] };
}

export const readHeading: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, place);
  writer.end(LEVELS.get(element.tagName));
};

export const readPre: Reader = (element, writer, place) => {
  writer.end();
  place.readAll(element.childNodes, writer, { ...place, isPre: true });
  writer.end();
};

export const readLink: Reader = (element, writer, place) => {
  const href = linkHref(attribute(element, 'href'), place.base);
  const { budget, marks } = place;
  const link: Mark[] =
    href && !marks.some(({ type }) => type === 'link') ? [{ type: 'link', href }] : [];
  if (href && link.length > 0 && !budget.takeUrl('link', href)) return;
  place.readAll(element.childNodes, writer, { ...place, marks: [...marks, ...link] });
};
