import type { Inline, MarkType, Block } from '@/lib/story/body';
import { markersOf } from '@/lib/story/listMarkers';

/** One object per element, so that two adjacent links stay two. */
export type Mark = { type: MarkType } | { type: 'link'; href: string };

type Piece = { text: string; marks: readonly Mark[] };

const BREAK = '\n';

export function inlineRun() {
  let pieces: Piece[] = [];
  let hasPre = false;
  const last = () => pieces.at(-1)?.text ?? BREAK;

  return {
    add(text: string, marks: readonly Mark[], isPre: boolean) {
      hasPre ||= isPre;
      const isInside = isPre || !(last().endsWith(' ') || last().endsWith(BREAK));
      const joined = isInside || !text.startsWith(' ') ? text : text.slice(1);
      if (joined) pieces.push({ text: joined, marks });
    },
    addBreak(marks: readonly Mark[], isPre: boolean): boolean {
      if (!isPre) trimEnd(pieces);
      if (pieces.length > 0) pieces.push({ text: BREAK, marks });
      return pieces.length > 0;
    },
    isEmpty: () => pieces.length === 0,
    endsInBreak: () => pieces.findLast(isBreakOrSeen)?.text === BREAK,
    take(): Inline[] {
      const taken = pieces;
      pieces = [];
      trimEnd(taken);
      if (!hasPre && !isIndented(taken)) trimStart(taken);
      hasPre = false;
      return taken.some(({ text }) => SEEN.test(text)) ? nested(taken, 0) : [];
    },
  };
}

/** A line with only no-break spaces counts as empty. */
const isBreakOrSeen = ({ text }: Piece) => text === BREAK || text.trim() !== '';

/** Zero-width characters alone are an empty paragraph. */
const SEEN = /[^\s\p{Cf}]/u;

/** In place, because a copy at each line break makes the cost quadratic. */
function trimEnd(pieces: Piece[]) {
  for (let last = pieces.pop(); last; last = pieces.pop()) {
    const text = last.text.trimEnd();
    if (text) return void pieces.push({ ...last, text });
  }
}

/** Code and verse keep the indent of their first line. */
const isIndented = (pieces: readonly Piece[]) =>
  pieces[0]?.marks.some(({ type }) => type === 'code') === true ||
  pieces.some(({ text }, at) => text.startsWith('\u00a0') && pieces[at - 1]?.text === BREAK);

function trimStart(pieces: Piece[]) {
  const start = pieces.findIndex(({ text }) => text.trimStart() !== '');
  const first = pieces[start];
  if (first) pieces.splice(0, start + 1, { ...first, text: first.text.trimStart() });
}

function nested(pieces: readonly Piece[], depth: number): Inline[] {
  const made: Inline[] = [];
  for (let start = 0; start < pieces.length;) {
    const mark = pieces[start]?.marks[depth];
    let end = start + 1;
    while (end < pieces.length && pieces[end]?.marks[depth] === mark) end++;
    const group = pieces.slice(start, end);
    if (mark) made.push({ ...mark, content: nested(group, depth + 1) });
    else for (const { text } of group) addLeaf(made, text);
    start = end;
  }
  return made;
}

function addLeaf(made: Inline[], text: string) {
  const before = made.at(-1);
  if (text === BREAK) made.push({ type: 'break' });
  else if (typeof before === 'string') made[made.length - 1] = before + text;
  else made.push(text);
}

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
