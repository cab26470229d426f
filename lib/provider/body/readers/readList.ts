import { declarationsOf } from '@/lib/provider/body/html/elements';
import { attribute, type HtmlElement, isElement } from '@/lib/provider/body/html/parseHtml';
import { blocksOf, type Position, type Reader } from '@/lib/provider/body/writing/blockWriter';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { wordMap } from '@/lib/provider/source/wordMap';
import type { Block, List, ListItem, Numbering, Inline } from '@/lib/story/body';
import { readDefault } from './readText';

type Item = ListItem & { blocks: Block[] };

function itemOf([first, ...blocks]: readonly Block[]): Item {
  return first?.type === 'paragraph' || first?.type === 'heading'
    ? { content: first.content, blocks }
    : { content: [], blocks: [...(first ? [first] : []), ...blocks] };
}

export type LevelledItem = { level: number; number: string | null; blocks: readonly Block[] };

export function listsOf(items: readonly LevelledItem[], depth: number): List[] {
  const lists: (Omit<List, 'items'> & { items: ListItem[] })[] = [];
  const isDeepest = depth + 1 >= BODY_LIMITS.lists;
  const top = items[0]?.level ?? 1;
  for (let at = 0; at < items.length;) {
    const item = items[at];
    if (!item) break;
    let end = at + 1;
    while (!isDeepest && (items[end]?.level ?? 0) > top) end++;
    const { content, blocks } = itemOf(item.blocks);
    const inside = [...blocks, ...listsOf(items.slice(at + 1, end), depth + 1)];
    const list = lists.at(-1);
    const made = { content: withoutLead(content), ...(inside.length > 0 && { blocks: inside }) };
    if (list && continues(list, item.number)) list.items.push(made);
    else lists.push({ ...levelHeadOf(item.number), items: [made] });
    at = end;
  }
  return lists;
}

function withoutLead([first, ...rest]: readonly Inline[]): readonly Inline[] {
  if (first === undefined) return [];
  if (typeof first !== 'string') return [first, ...rest];
  const text = first.trimStart();
  return text === '' ? withoutLead(rest) : [text, ...rest];
}

/** A numbered list continues with its next number, a lettered one until a new "a" or "i". */
function continues({ ordered, start = 1, items }: List, number: string | null): boolean {
  if (number === null || !ordered) return ordered === (number !== null);
  const figure = Number(number);
  return Number.isNaN(figure) ? !/^[ai]$/i.test(number) : figure === start + items.length;
}

function levelHeadOf(number: string | null): Omit<List, 'items'> {
  if (number === null) return { type: 'list', ordered: false };
  const figure = Number(number);
  if (!Number.isNaN(figure))
    return { type: 'list', ordered: true, ...(figure !== 1 && { start: figure }) };
  const isCapital = number === number.toUpperCase();
  if (/^[ivx]+$/i.test(number))
    return { type: 'list', ordered: true, numbering: isCapital ? 'I' : 'i' };
  const start = number.toLowerCase().charCodeAt(0) - 'a'.charCodeAt(0) + 1;
  const numbering = isCapital ? 'A' : 'a';
  return { type: 'list', ordered: true, ...(start !== 1 && { start }), numbering };
}

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

const STYLES = wordMap<Numbering>(
  ['a', 'lower-alpha lower-latin'],
  ['A', 'upper-alpha upper-latin'],
  ['i', 'lower-roman'],
  ['I', 'upper-roman'],
);

function numberingOf(element: HtmlElement): Numbering | undefined {
  const type = attribute(element, 'type');
  if (type === 'a' || type === 'A' || type === 'i' || type === 'I') return type;
  const of = declarationsOf(attribute(element, 'style'));
  return STYLES.get(of.get('list-style-type') ?? of.get('list-style')?.split(' ')[0] ?? '');
}

const INDENT = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/;

/** Quill nests no lists and writes bullets inside `<ol>`; null for lists by other editors. */
function quillItems(list: HtmlElement, position: Position): LevelledItem[] | null {
  const items = list.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
  if (!items.some((item) => quillKindOf(item) !== undefined || quillLevelOf(item) > 1)) return null;
  const counts: number[] = [];
  return items.flatMap((item) => {
    if (!position.budget.take('parts')) return [];
    const level = quillLevelOf(item);
    const isOrdered = (quillKindOf(item) ?? (list.tagName === 'ol' ? 'ordered' : '')) === 'ordered';
    counts.length = level;
    const count = isOrdered ? (counts[level - 1] ?? 0) + 1 : 0;
    counts[level - 1] = count;
    return { level, number: isOrdered ? `${count}` : null, blocks: blocksOf([item], position) };
  });
}

const quillKindOf = (item: HtmlElement) => attribute(item, 'data-list');

const quillLevelOf = (item: HtmlElement) =>
  1 + Number(INDENT.exec(attribute(item, 'class') ?? '')?.[1] ?? 0);
