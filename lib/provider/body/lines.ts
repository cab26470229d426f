import type { Block, Inline } from '@/lib/stories/model/body';

type Lines = { lines: (readonly Inline[])[]; rest: Block[] };

/** The paragraphs of some blocks, and what is none. */
export function linesOf(blocks: readonly Block[]): Lines {
  const lines: (readonly Inline[])[] = [];
  const rest: Block[] = [];
  for (const block of blocks)
    switch (block.type) {
      case 'paragraph':
      case 'heading':
        lines.push(block.content);
        break;
      case 'list':
        lines.push(...block.items);
        break;
      case 'quotation':
        lines.push(...block.content, ...(block.source ? [[block.source]] : []));
        break;
      case 'table':
        lines.push(...[...block.head, ...block.rows].map((row) => joined(row, ' ')));
        break;
      case 'rule':
        break;
      default:
        rest.push(block);
    }
  return { lines, rest };
}

/** Some runs as one, parted by line breaks unless `by` says otherwise. */
export const joined = (
  lines: readonly (readonly Inline[])[],
  by: Inline = { type: 'break' },
): Inline[] => lines.flatMap((line, at) => (at === 0 ? line : [by, ...line]));
