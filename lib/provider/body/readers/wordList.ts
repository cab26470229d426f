import { latinDigits } from '@/lib/format/latinDigits';
import { declarationsOf } from '@/lib/provider/body/html/elements';
import {
  attribute,
  hasClass,
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '@/lib/provider/body/html/parseHtml';
import { textOfNodes } from '@/lib/provider/body/html/textOf';
import {
  type Reader,
  blocksOf,
  type Position,
  type BlockWriter,
} from '@/lib/provider/body/writing/blockWriter';
import { listsOf } from './readList';

type Marker = { text: string; at: HtmlNode };

export type WordItem = { level: number; number: string | null; remove: () => void };

/** Null also for markers that HTML lists lack, such as 1.1. */
function wordItemOf(element: HtmlElement): WordItem | null {
  if (element.tagName !== 'p') return null;
  const level = levelOf(element);
  const marker = markerIn(element.childNodes, level !== null);
  if (!marker) return null;
  const bare = latinDigits(marker.text).trim();
  const [, number = null] = NUMBER.exec(bare) ?? [];
  if (number === null && !BULLET.test(bare)) return null;
  return { level: level ?? 1, number, remove: () => removeMarker(marker) };
}

/** Includes the letters that symbol fonts draw as bullets, and their private-use characters. */
const BULLET = /^[·•●○▪■◦§❖➢➤►✓\ue000-\uf8ffovqØüàw*–-]$/u;
const NUMBER = /^\(?(\d{1,3}|[a-z]|[ivx]{2,5})[.)]$/i;
const LEADING =
  /^\s*(?:[·•●○▪■◦§❖➢➤►✓\ue000-\uf8ff*–-](?=\s|$)|[ovqØüà](?=\u00a0|\s{2}|$)|\(?(?:\p{Nd}{1,3}|[a-z]|[ivx]{2,5})[.)](?=\s|$))\s*/iu;

/** Null without a Word style or class; then only a symbol-font marker identifies an item. */
function levelOf(element: HtmlElement): number | null {
  const style = attribute(element, 'style') ?? '';
  const [, level] = /mso-list\s?:[^;]{0,40}?\blevel(\d)/i.exec(style) ?? [];
  if (level !== undefined) return Number(level);
  const hangs = style.includes('text-indent') && declarationsOf(style).get('text-indent');
  return hasClass(element, /^MsoList/) || (hangs && hangs.startsWith('-')) ? 1 : null;
}

const INLINE = /^(?:span|font|b|strong|i|em|u)$/;

const DEPTH = 6;

function markerIn(nodes: readonly HtmlNode[], isWord: boolean, depth = DEPTH): Marker | null {
  const first = nodes.find((node) => (isText(node) ? node.value.trim() !== '' : isElement(node)));
  if (!first) return null;
  if (isText(first)) {
    const [text] = (isWord && LEADING.exec(first.value)) || [];
    return text === undefined ? null : { text, at: first };
  }
  if (depth === 0 || !isElement(first) || !INLINE.test(first.tagName)) return null;
  if (isWordMarker(first)) return { text: textIn(first), at: first };
  const text = isSymbol(first) ? textIn(first).trim() : '';
  if (text.length === 1) return { text, at: first };
  return markerIn(first.childNodes, isWord, depth - 1);
}

const isSymbol = (element: HtmlElement): boolean =>
  /symbol|wingdings/i.test(attribute(element, 'style') ?? attribute(element, 'face') ?? '');

const MARKER_LENGTH = 40;

const textIn = ({ childNodes }: HtmlElement, depth = DEPTH): string =>
  childNodes
    .slice(0, MARKER_LENGTH)
    .map((node) => {
      if (isText(node)) return node.value.slice(0, MARKER_LENGTH);
      return isElement(node) && depth > 0 ? textIn(node, depth - 1) : '';
    })
    .join('');

function removeMarker({ text, at }: Marker): void {
  if (isText(at)) at.value = at.value.slice(text.length);
  else if (isElement(at)) Object.assign(at, { attrs: [], childNodes: [] });
}

export const isWordMarker = (element: HtmlElement): boolean =>
  element.tagName === 'span' && /mso-list\s?:\s?ignore/i.test(attribute(element, 'style') ?? '');

export const readWordMarker: Reader = (element, writer, { budget, marks }) => {
  const marker = textOfNodes(element.childNodes, budget);
  writer.text(`${WRITTEN_NUMBER.test(marker) ? marker.trim() : '•'} `, marks);
};

const WRITTEN_NUMBER = /^\(?[\p{L}\p{N}]{1,6}[.)]/u;

type Item = WordItem & { element: HtmlElement };

export function wordItemsAt(nodes: readonly HtmlNode[], from: number) {
  const items: Item[] = [];
  let last = from;
  for (let at = from; at < nodes.length; at++) {
    const node = nodes[at];
    const item = node && isElement(node) ? wordItemOf(node) : null;
    if (item && node && isElement(node)) {
      items.push({ ...item, element: node });
      last = at;
    } else if (!node || items.length === 0 || !isBetween(node)) break;
  }
  return items.length > 0 ? { items, last } : null;
}

const isBetween = (node: HtmlNode): boolean =>
  isText(node) ? node.value.trim() === '' : !isElement(node);

export function readWordList(
  items: readonly Item[],
  writer: BlockWriter,
  position: Position,
): void {
  const read = items.flatMap((item) => {
    if (!position.budget.take('visits') || !position.budget.take('parts')) return [];
    item.remove();
    return { ...item, blocks: blocksOf([item.element], position) };
  });
  writer.addRead(listsOf(read, position.lists));
}
