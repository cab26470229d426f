import type { Block, Body, Inline } from './body';
import { loweredText, raisedText } from './plainMarks';

/**
 * Keeps the meaning without markup: superscripts stay apart from figures, and a deletion takes one
 * of its spaces with it.
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

/** Paragraphs separated by blank lines, without the texts of pictures, players and posts. */
export const bodyText = (body: Body): string => body.flatMap(linesOf).filter(Boolean).join('\n\n');

/**
 * Sentences for a lead: no headings, lists, tables, code, lone links or asides. Without any,
 * everything but lone links.
 */
export const proseText = (body: Body): string =>
  bodyText(body.filter(isProse)) || bodyText(body.filter((block) => !isLinkAlone(block)));

const isProse = (block: Block) =>
  block.type === 'quotation' ||
  (block.type === 'paragraph' && !block.isAside && !isLinkAlone(block));

const isLinkAlone = (block: Block) =>
  block.type === 'paragraph' &&
  ALSO.test(
    outsideLinks(block.content)
      .replace(/[\s:：|*–—-]+/g, ' ')
      .trim()
      .normalize(),
  );

const ALSO =
  /^(?:(?:also|must) (?:read|watch|see)|(?:read|see|watch) (?:also|more)|(?:यह|ये|इसे|इन्हें) भी (?:पढ\u093c(?:ें|िए|े)|देखें))?$/i;

const outsideLinks = (content: readonly Inline[]): string =>
  content
    .map((part) => {
      if (typeof part === 'string') return part;
      return part.type === 'link' || part.type === 'break' ? ' ' : outsideLinks(part.content);
    })
    .join('');
