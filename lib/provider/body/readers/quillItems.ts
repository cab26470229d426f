import { attribute, type HtmlElement, isElement } from '@/lib/provider/body/html/parseHtml';
import { blocksOf, type Position } from '@/lib/provider/body/writing/domPosition';
import type { LevelledItem } from './levelledList';

const INDENT = /(?:^|\s)ql-indent-([1-8])(?:\s|$)/;

/** Quill nests no lists and writes bullets inside `<ol>`; null for lists by other editors. */
export function quillItems(list: HtmlElement, position: Position): LevelledItem[] | null {
  const items = list.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'li');
  if (!items.some((item) => kindOf(item) !== undefined || levelOf(item) > 1)) return null;
  const counts: number[] = [];
  return items.flatMap((item) => {
    if (!position.budget.take('parts')) return [];
    const level = levelOf(item);
    const isOrdered = (kindOf(item) ?? (list.tagName === 'ol' ? 'ordered' : '')) === 'ordered';
    counts.length = level;
    const count = isOrdered ? (counts[level - 1] ?? 0) + 1 : 0;
    counts[level - 1] = count;
    return { level, number: isOrdered ? `${count}` : null, blocks: blocksOf([item], position) };
  });
}

const kindOf = (item: HtmlElement) => attribute(item, 'data-list');

const levelOf = (item: HtmlElement) =>
  1 + Number(INDENT.exec(attribute(item, 'class') ?? '')?.[1] ?? 0);
