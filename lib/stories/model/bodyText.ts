import type { Block, Body, Inline } from './body';

/** The text of a run; a line break is one. */
export const inlineText = (content: readonly Inline[]): string =>
  content
    .map((part) =>
      typeof part === 'string' ? part : part.type === 'break' ? '\n' : inlineText(part.content),
    )
    .join('');

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return [inlineText(block.content)];
    case 'list':
      return block.items.map(inlineText);
    case 'quotation':
      return block.content.map(inlineText);
    case 'table':
      return [...block.head, ...block.rows].map((row) => row.map(inlineText).join(' '));
    default:
      return [];
  }
}

/**
 * The running text of a body, a blank line between its paragraphs: nothing of what stands with
 * pictures, players and posts.
 */
export const bodyText = (body: Body): string => body.flatMap(linesOf).join('\n\n');
