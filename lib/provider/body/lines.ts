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
        for (const item of block.items) lines.push(item);
        break;
      case 'quotation':
        for (const line of block.content) lines.push(line);
        if (block.source) lines.push([block.source]);
        break;
      case 'table':
        for (const row of [...block.head, ...block.rows]) lines.push(joined(row, ' '));
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
): readonly Inline[] =>
  lines.length === 1 && lines[0]
    ? lines[0]
    : lines.flatMap((line, at) => (at === 0 ? line : [by, ...line]));
