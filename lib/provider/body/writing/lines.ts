import type { Block, Inline } from '@/lib/story/body';
import { markersOf } from '@/lib/story/listMarkers';

type Lines = { lines: (readonly Inline[])[]; rest: Block[] };

export function linesOf(blocks: readonly Block[]): Lines {
  const lines: (readonly Inline[])[] = [];
  const rest: Block[] = [];
  for (const block of blocks)
    switch (block.type) {
      case 'paragraph':
      case 'heading':
      case 'preformatted':
        lines.push(block.content);
        break;
      case 'list': {
        const markers = markersOf(block);
        for (const [at, item] of block.items.entries()) {
          const marker = markers[at];
          lines.push(marker ? [`${marker} `, ...item.content] : item.content);
          const inside = linesOf(item.blocks ?? []);
          for (const line of inside.lines) lines.push(line);
          for (const other of inside.rest) rest.push(other);
        }
        break;
      }
      case 'quotation':
        for (const line of block.content) lines.push(line);
        if (block.source) lines.push([block.source]);
        break;
      case 'table':
        for (const row of [...block.head, ...block.rows])
          lines.push(
            joined(
              row.map(({ content }) => content),
              ' ',
            ),
          );
        break;
      case 'rule':
        break;
      default:
        rest.push(block);
    }
  return { lines, rest };
}

export const joined = (
  lines: readonly (readonly Inline[])[],
  by: Inline = { type: 'break' },
): readonly Inline[] =>
  lines.length === 1 && lines[0]
    ? lines[0]
    : lines.flatMap((line, at) => (at === 0 ? line : [by, ...line]));
