import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, Inline, List, ListItem } from '@/lib/story/body';

export type Item = ListItem & { blocks: Block[] };

export function itemOf([first, ...blocks]: readonly Block[]): Item {
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
    else lists.push({ ...headOf(item.number), items: [made] });
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

function headOf(number: string | null): Omit<List, 'items'> {
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
