import {
  type HtmlElement,
  type HtmlNode,
  isElement,
  isText,
} from '@/lib/provider/body/html/parseHtml';
import type { BlockWriter } from '@/lib/provider/body/writing/blockWriter';
import { blocksOf, type Position } from '@/lib/provider/body/writing/domPosition';
import { listsOf } from './levelledList';
import { type WordItem, wordItemOf } from './wordItem';

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
