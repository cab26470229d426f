import { attribute, type HtmlElement, isElement } from '@/lib/provider/body/html/parseHtml';
import { declarationsOf } from '@/lib/provider/body/html/styles';
import { blocksOf, type Position, type Reader } from '@/lib/provider/body/writing/domPosition';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, List, ListItem, Numbering } from '@/lib/story/body';
import { type Item, itemOf, listsOf } from './levelledList';
import { quillItems } from './quillItems';
import { readDefault } from './readText';

export const readList: Reader = (element, writer, position) => {
  if (position.lists === BODY_LIMITS.lists) return readDefault(element, writer, position);
  const levelled = quillItems(element, { ...position, lists: position.lists + 1 });
  if (levelled) return writer.addRead(listsOf(levelled, position.lists));
  const list = headOf(element);
  const items = itemsOf(
    element,
    { ...position, captions: undefined, lists: position.lists + 1 },
    list,
  );
  const isList = list.ordered || items.some(({ content }) => content.length > 0);
  if (items.length === 0) writer.end();
  else if (isList) writer.addRead([{ ...list, items: items.map(trimmed) }]);
  else writer.addRead(items.flatMap(({ blocks }) => blocks));
};

const trimmed = ({ blocks, ...item }: Item): ListItem =>
  blocks.length > 0 ? { ...item, blocks } : item;

const isListBlock = ({ type }: Block) => type === 'list';

function itemsOf(element: HtmlElement, position: Position, { start = 1, reversed }: Head): Item[] {
  const items: Item[] = [];
  let due = start;
  let next = start;
  for (const child of element.childNodes) {
    const isItem = isElement(child) && child.tagName === 'li';
    const blocks = blocksOf([child], position);
    // Lexical puts a nested list into an extra item with the same number.
    const isNest = items.length > 0 && blocks.length > 0 && blocks.every(isListBlock);
    const number = (isItem ? integer(child, 'value') : undefined) ?? next;
    if (isItem && !isNest) next = number + (reversed ? -1 : 1);
    const own = blocks.length > 0 && !isNest && (isItem || items.length === 0 || !isElement(child));
    if (own) {
      if (!position.budget.take('parts')) break;
      items.push({ ...itemOf(blocks), ...(isItem && number !== due && { value: number }) });
      due = number + (reversed ? -1 : 1);
    } // A list between items belongs to the item before it.
    else for (const block of blocks) items.at(-1)?.blocks.push(block);
  }
  return items;
}

type Head = Omit<List, 'items'>;

function headOf(element: HtmlElement): Head {
  if (element.tagName !== 'ol') return { type: 'list', ordered: false };
  const isReversed = attribute(element, 'reversed') !== undefined;
  const start =
    integer(element, 'start') ??
    (isReversed ? element.childNodes.filter((node) => node.nodeName === 'li').length : 1);
  const numbering = numberingOf(element);
  return {
    type: 'list',
    ordered: true,
    ...(start !== 1 && { start }),
    ...(isReversed && { reversed: true }),
    ...(numbering && { numbering }),
  };
}

/** Nine digits exceed any real list and keep sums exact. */
const integer = (element: HtmlElement, name: string): number | undefined => {
  const [number] = /^\s*[+-]?\d{1,9}/.exec(attribute(element, name) ?? '') ?? [];
  return number === undefined ? undefined : Number(number);
};

const STYLES: ReadonlyMap<string, Numbering> = new Map([
  ['lower-alpha', 'a'],
  ['lower-latin', 'a'],
  ['upper-alpha', 'A'],
  ['upper-latin', 'A'],
  ['lower-roman', 'i'],
  ['upper-roman', 'I'],
]);

function numberingOf(element: HtmlElement): Numbering | undefined {
  const type = attribute(element, 'type');
  if (type === 'a' || type === 'A' || type === 'i' || type === 'I') return type;
  const of = declarationsOf(attribute(element, 'style'));
  return STYLES.get(of.get('list-style-type') ?? of.get('list-style')?.split(' ')[0] ?? '');
}
