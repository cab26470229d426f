import 'server-only';
import { bodyPictureUrl } from '@/lib/seo/body/siteFile';
import type { TruncationWords } from '@/lib/seo/body/truncationWords';
import type { Block, BodyPicture, Inline, TableRow } from '@/lib/stories/model/body';
import { escapeMarkdown, markdownLink, markdownUrl } from './escapeMarkdown';

const MARKS = { strong: '**', emphasis: '*', code: '' } as const;

/** A block as Markdown (CommonMark 0.31; tables as GitHub's extension has them). */
export function blockMarkdown(block: Block, words: TruncationWords): string {
  switch (block.type) {
    case 'paragraph':
      return run(block.content);
    case 'heading':
      return `${'#'.repeat(block.level)} ${line(block.content)}`;
    case 'list':
      return block.items
        .map((item, at) => `${block.ordered ? `${at + 1}.` : '-'} ${line(item)}`)
        .join('\n');
    case 'quotation':
      return [
        ...block.content.map(line),
        ...(block.source ? [`— ${escapeMarkdown(block.source)}`] : []),
      ]
        .map((text) => `> ${text}`)
        .join('\n>\n');
    case 'picture':
      return picture(block.picture);
    case 'gallery':
      return block.pictures.map(picture).join('\n\n');
    case 'table':
      return table(block);
    case 'embed':
      return markdownLink(block.title ?? block.url, block.url);
    case 'audio':
    case 'video':
      return markdownLink(block.caption ?? block.url, block.url);
    case 'rule':
      return '---';
    case 'truncated':
      return [
        escapeMarkdown(words.truncated),
        block.url && markdownLink(words.wholeText, block.url),
      ]
        .filter(Boolean)
        .join(' ');
  }
}

/** A run of text; a line break is one. */
const run = (content: readonly Inline[]): string => content.map(inline).join('');

/** A run of text on one line. */
const line = (content: readonly Inline[]): string =>
  content.map((part) => (isBreak(part) ? ' ' : inline(part))).join('');

const isBreak = (part: Inline) => typeof part !== 'string' && part.type === 'break';

function inline(part: Inline): string {
  if (typeof part === 'string') return withEdges(part, escapeMarkdown);
  switch (part.type) {
    case 'break':
      return '\\\n';
    case 'link':
      return withEdges(line(part.content), (text) => `[${text}](${markdownUrl(part.href)})`);
    default:
      return withEdges(line(part.content), (text) => MARKS[part.type] + text + MARKS[part.type]);
  }
}

/** Changes a text but for the white space at its ends, which no mark may begin or end with. */
function withEdges(text: string, change: (trimmed: string) => string): string {
  const trimmed = text.trim();
  if (!trimmed) return text && ' ';
  return (/^\s/.test(text) ? ' ' : '') + change(trimmed) + (/\s$/.test(text) ? ' ' : '');
}

const picture = ({ url, ...words }: BodyPicture) => pictureMarkdown(bodyPictureUrl(url), words);

type PictureWords = { alt: string; caption?: string | undefined; credit?: string | undefined };

/** A picture and, in a paragraph below it, its caption and whom it is by. */
export const pictureMarkdown = (url: string, { alt, caption, credit }: PictureWords) =>
  [`!${markdownLink(alt, url)}`, escapeMarkdown([caption, credit].filter(Boolean).join(' '))]
    .filter(Boolean)
    .join('\n\n');

function table({ caption, head, rows }: Extract<Block, { type: 'table' }>): string {
  const width = [...head, ...rows].reduce((widest, { length }) => Math.max(widest, length), 0);
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const texts = (given: TableRow) =>
    given.map((content) => line(content).replace(/(?<!\\)\|/g, '\\|'));
  const [first = [], ...others] = head;
  const names = texts(first);
  // Rows below the line of dashes may be shorter: filled up, a wide one would cost each row its width.
  const lines = [
    Array.from({ length: width }, (_, at) => names[at] ?? ''),
    Array.from({ length: width }, () => '---'),
    ...[...others, ...rows].map(texts),
  ];
  return [escapeMarkdown(caption ?? ''), lines.map(row).join('\n')].filter(Boolean).join('\n\n');
}
