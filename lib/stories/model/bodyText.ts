import type { Block, Body, Inline } from './body';
import { loweredText, raisedText } from './plainMarks';

/**
 * The text of a run; a line break is one. Without its marks it says the same: a superscript stays
 * apart from the figure before it, and a deletion is left out with one of the spaces around it.
 */
export function inlineText(content: readonly Inline[]): string {
  let text = '';
  let isAfterDeletion = false;
  for (const part of content) {
    const isDeletion = typeof part !== 'string' && part.type === 'deletion';
    const own = partText(part);
    text = isAfterDeletion && /(?:^|\s)$/.test(text) ? withoutGap(text, own) : text + own;
    isAfterDeletion = isDeletion;
  }
  return text;
}

/** Of two spaces one is left, and none before what ends a clause. */
const withoutGap = (before: string, own: string) =>
  /^[,;:.!?।)]/.test(own) ? before.trimEnd() + own : before + own.replace(/^ /, '');

function partText(part: Inline): string {
  if (typeof part === 'string') return part;
  switch (part.type) {
    case 'break':
      return '\n';
    case 'deletion':
      return '';
    case 'superscript':
      return raisedText(inlineText(part.content));
    case 'subscript':
      return loweredText(inlineText(part.content));
    default:
      return inlineText(part.content);
  }
}

function linesOf(block: Block): string[] {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
    case 'preformatted':
      return [inlineText(block.content)];
    case 'list':
      return block.items.flatMap(({ content, blocks = [] }) => [
        inlineText(content),
        ...blocks.flatMap(linesOf),
      ]);
    case 'quotation':
      return block.content.map(inlineText);
    case 'table':
      return [...block.head, ...block.rows].map((row) =>
        row.map(({ content }) => inlineText(content)).join(' '),
      );
    default:
      return [];
  }
}

/**
 * The running text of a body, a blank line between its paragraphs: nothing of what stands with
 * pictures, players and posts.
 */
export const bodyText = (body: Body): string => body.flatMap(linesOf).filter(Boolean).join('\n\n');

/**
 * The sentences of a body, as its beginning is quoted: without headings, lists, tables, code and
 * links that stand alone, such as a file's or another page's, and without what stands in boxes. All of it
 * but such links where there are none.
 */
export const proseText = (body: Body): string =>
  bodyText(body.filter(isProse)) || bodyText(body.filter((block) => !isLinkAlone(block)));

const isProse = (block: Block) =>
  block.type === 'quotation' ||
  (block.type === 'paragraph' && !block.isAside && !isLinkAlone(block));

const isLinkAlone = (block: Block) =>
  block.type === 'paragraph' &&
  block.content.every((part) => (typeof part === 'string' ? !part.trim() : isLinkOrBreak(part)));

const isLinkOrBreak = ({ type }: Exclude<Inline, string>) => type === 'link' || type === 'break';
