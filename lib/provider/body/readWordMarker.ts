import type { Reader } from './domPosition';
import { attribute, type HtmlElement } from './parseHtml';
import { textOfNodes } from './textOf';

/** Word writes the marker of a list's item as text, and bullets as letters of its symbol fonts. */
export const isWordMarker = (element: HtmlElement): boolean =>
  element.tagName === 'span' && /mso-list\s?:\s?ignore/i.test(attribute(element, 'style') ?? '');

export const readWordMarker: Reader = (element, writer, { budget, marks }) => {
  const marker = textOfNodes(element.childNodes, budget);
  writer.text(`${NUMBER.test(marker) ? marker.trim() : '•'} `, marks);
};

const NUMBER = /^\(?[\p{L}\p{N}]{1,6}[.)]/u;
