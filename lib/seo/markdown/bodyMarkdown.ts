import 'server-only';
import { bodyPictureUrl } from '@/lib/seo/bodyPictureUrl';
import type { Block, BodyPicture, Inline, List, MarkType, TableRow } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';
import { isPlainlyNumbered, markersOf } from '@/lib/story/listMarkers';
import { Cover } from '@/lib/story/tableCover';
import { escapeMarkdown, markdownLink, markdownUrl } from './escapeMarkdown';

export type TruncationWords = { truncated: string; wholeText: string };

/** Deletions follow GitHub's extension; CommonMark has no insertions. */
const MARKS: Partial<Record<MarkType, string>> = { strong: '**', emphasis: '*', deletion: '~~' };

/** CommonMark 0.31, with GitHub's tables. */
export function blockMarkdown(block: Block, words: TruncationWords): string {
  switch (block.type) {
    case 'paragraph':
      return run(block.content);
    case 'heading':
      return `${'#'.repeat(block.level)} ${line(block.content)}`;
    case 'list':
      return list(block, words);
    case 'preformatted':
      return fenced(oneLineEach(inlineText(block.content)));
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

const run = (content: readonly Inline[]): string => joined(content.map(inline));

const line = (content: readonly Inline[]): string =>
  joined(content.map((part) => (isBreak(part) ? ' ' : inline(part))));

/**
 * Pairs of an end and a start that must not touch. CommonMark 0.31, 6.2: `**A:**b` and `**a****b**`
 * mark nothing, and `A![b]` is a picture.
 */
const APART: readonly (readonly [RegExp, RegExp])[] = [
  [/[^\p{L}\p{M}\p{N}][*~]{1,9}$/u, /^[^\s\p{P}]/u],
  [/[^\s\p{P}]$/u, /^[*~]{1,9}[^\p{L}\p{M}\p{N}*~]/u],
  [/[*~]$/, /^[*~]/],
  [/!$/, /^\[/],
];

/** An empty HTML comment, which is invisible, separates such parts. */
const joined = (parts: readonly string[]): string =>
  parts
    .map((part, at) => {
      const before = parts[at - 1] ?? '';
      const isApart = APART.some(([end, start]) => end.test(before.slice(-20)) && start.test(part));
      return isApart ? `<!-- -->${part}` : part;
    })
    .join('');

const isBreak = (part: Inline) => typeof part !== 'string' && part.type === 'break';

function inline(part: Inline): string {
  if (typeof part === 'string') return withEdges(part, escapeMarkdown);
  switch (part.type) {
    case 'break':
      return '\\\n';
    case 'link':
      return withEdges(line(part.content), (text) => `[${text}](${markdownUrl(part.href)})`);
    case 'superscript':
    case 'subscript':
      // Plain text, because Markdown has no mark for it.
      return withEdges(inlineText([part]), escapeMarkdown);
    default:
      return withEdges(line(part.content), (text) => around(text, MARKS[part.type]));
  }
}

const around = (text: string, mark = '') => mark + text + mark;

/** Markdown marks must not begin or end with white space. */
function withEdges(text: string, change: (trimmed: string) => string): string {
  const trimmed = text.trim();
  if (!trimmed) return text && ' ';
  return (/^\s/.test(text) ? ' ' : '') + change(trimmed) + (/\s$/.test(text) ? ' ' : '');
}

const picture = ({ url, ...words }: BodyPicture) => pictureMarkdown(bodyPictureUrl(url), words);

type PictureWords = { alt: string; caption?: string | undefined; credit?: string | undefined };

export const pictureMarkdown = (url: string, { alt, caption, credit }: PictureWords) =>
  [`!${markdownLink(alt, url)}`, escapeMarkdown([caption, credit].filter(Boolean).join(' '))]
    .filter(Boolean)
    .join('\n\n');

/**
 * Continuation lines align with the item's text. Irregular numbers become text, because CommonMark
 * numbers items itself.
 */
function list(given: List, words: TruncationWords): string {
  const isPlain = isPlainlyNumbered(given);
  const markers = markersOf(given);
  const items = given.items.map(({ content, blocks = [] }, at) => {
    const own = isPlain ? (markers[at] ?? '-') : '-';
    const text = [isPlain ? '' : escapeMarkdown(markers[at] ?? ''), line(content)];
    const first = `${own} ${text.filter(Boolean).join(' ')}`;
    const inside = blocks.map((block) => indented(blockMarkdown(block, words), own.length + 1));
    return [first, ...inside].join('\n\n');
  });
  return items.join(items.some((item) => item.includes('\n')) ? '\n\n' : '\n');
}

const indented = (markdown: string, by: number) => markdown.replace(/^(?=.)/gm, ' '.repeat(by));

/** The fence must be longer than any in the text. */
function fenced(text: string): string {
  const longest = [...text.matchAll(/`+/g)].reduce(
    (most, [ticks]) => Math.max(most, ticks.length),
    2,
  );
  const fence = '`'.repeat(longest + 1);
  return `${fence}\n${text}\n${fence}`;
}

const oneLineEach = (text: string) => text.replace(/[\v\f\r\u0085\u2028\u2029]/g, ' ');

function laidOut(rows: readonly TableRow[], write: (cell: TableRow[number]) => string) {
  const cover = new Cover();
  return rows.map((row) => {
    const starts = cover.lay(row);
    const cells: string[] = [];
    for (const [at, cell] of row.entries()) {
      while (cells.length < (starts[at] ?? 0)) cells.push('');
      cells.push(write(cell));
    }
    const { columns = 1 } = row.at(-1) ?? {};
    for (let more = 1; more < columns; more++) cells.push('');
    return cells;
  });
}

function table({ caption, head, rows }: Extract<Block, { type: 'table' }>): string {
  const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const write = ({ content }: TableRow[number]) => line(content).replaceAll('|', '\\|');
  const [names = [], ...others] = head.length > 0 ? laidOut(head, write) : [];
  const below = [...others, ...laidOut(rows, write)];
  const width = [names, ...below].reduce((widest, { length }) => Math.max(widest, length), 0);
  // Rows may be short, because padding would multiply a wide table's size.
  const lines = [
    Array.from({ length: width }, (_, at) => names[at] ?? ''),
    Array.from({ length: width }, () => '---'),
    ...below,
  ];
  return [escapeMarkdown(caption ?? ''), lines.map(row).join('\n')].filter(Boolean).join('\n\n');
}
