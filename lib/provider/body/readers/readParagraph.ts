import { PICTURE_TAG } from '@/lib/provider/body/html/elements';
import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import { captionLast } from '@/lib/provider/body/pictures/captions';
import type { Reader } from '@/lib/provider/body/writing/blockWriter';
import { readDefault } from './readText';

/** A short italic line below a picture in a paragraph becomes the picture's caption. */
export const readParagraph: Reader = (element, writer, position) => {
  const line = lineBelow(element);
  if (!line || textOfNodes([line], position.budget).length > LENGTH)
    return readDefault(element, writer, position);
  writer.end();
  const above = writer.last();
  position.readAll(element.childNodes.slice(0, element.childNodes.indexOf(line)), writer, position);
  const hasPicture = writer.last() !== above;
  if (!hasPicture || !captionLast(line, writer, position.budget))
    position.readAll([line], writer, position);
  writer.end();
};

const LENGTH = 150;
const PARTS = 9;

function lineBelow({ childNodes }: HtmlElement): HtmlElement | null {
  if (childNodes.length > PARTS) return null;
  const parts = childNodes.filter((node) => !isBlank(node));
  const [holder, ...rest] = parts;
  const line = rest.pop();
  if (!holder || !line || !isElement(line) || !isLine(line) || !holdsPicture(holder)) return null;
  return rest.every(({ nodeName }) => nodeName === 'br') ? line : null;
}

const isBlank = (node: HtmlNode) => isText(node) && node.value.trim() === '';

/** Captions hold no links, so a line with a link stays text. */
const isLine = ({ tagName, childNodes }: HtmlElement) =>
  /^(?:em|i|small)$/.test(tagName) && !childNodes.some(({ nodeName }) => nodeName === 'a');

const holdsPicture = (node: HtmlNode): boolean =>
  isElement(node) &&
  (PICTURE_TAG.test(node.tagName) ||
    (node.tagName === 'a' &&
      node.childNodes.every((inner) => isBlank(inner) || holdsPicture(inner))));
