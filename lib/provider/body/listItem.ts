import type { Block, ListItem } from '@/lib/story/body';

export type Item = ListItem & { blocks: Block[] };

export function itemOf([first, ...blocks]: readonly Block[]): Item {
  return first?.type === 'paragraph' || first?.type === 'heading'
    ? { content: first.content, blocks }
    : { content: [], blocks: [...(first ? [first] : []), ...blocks] };
}
