import { CAPTIONED } from '@/lib/provider/body/html/elements';
import {
  attribute,
  hasClass,
  type HtmlElement,
  isElement,
} from '@/lib/provider/body/html/parseHtml';
import { shortText, textOfNodes } from '@/lib/provider/body/html/textOf';
import { blocksOf, type Position, type Reader } from '@/lib/provider/body/writing/blockWriter';
import { joined, linesOf } from '@/lib/provider/body/writing/inlineRun';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, TableCell, TableRow } from '@/lib/story/body';
import { Cover } from '@/lib/story/tableCover';
import { readFigure } from './readPictures';
import { readDefault } from './readText';

type WrittenCell = TableCell & { columns: number; rows: number };

type TablePart = readonly (readonly WrittenCell[])[];

function withoutEmptyRows(part: TablePart): TablePart {
  const cover = new Cover();
  return part.filter((row, at) => {
    if (!cover.isOver && row.every(({ content }) => content.length === 0)) return false;
    cover.lay(row.map((cell) => clipRows(cell, part.length - at)));
    return true;
  });
}

function headLength(part: TablePart): number {
  const cover = new Cover();
  let length = 0;
  for (const row of part) {
    if (!cover.isOver && !row.every(({ isHeader }) => isHeader)) break;
    cover.lay(row.map((cell) => clipRows(cell, part.length - length)));
    length++;
  }
  return length;
}

function layOutTable(parts: readonly TablePart[]): TableRow[][] {
  const starts = parts.map((part) => {
    const cover = new Cover();
    return part.map((row, at) => cover.lay(row.map((cell) => clipRows(cell, part.length - at))));
  });
  const width = starts.flat(2).reduce((widest, start) => Math.max(widest, start + 1), 0);
  return parts.map((part, partAt) =>
    part.map((row, rowAt) =>
      row.map((cell, at) => {
        const start = starts[partAt]?.[rowAt]?.[at] ?? 0;
        const { content, isHeader, columns, rows } = clipRows(cell, part.length - rowAt);
        const across = Math.min(columns, width - start);
        return {
          content,
          ...(isHeader && partAt > 0 && { isHeader }),
          ...(across > 1 && { columns: across }),
          ...(rows > 1 && { rows }),
        };
      }),
    ),
  );
}

const clipRows = (cell: WrittenCell, left: number): WrittenCell => ({
  ...cell,
  rows: cell.rows === 0 ? left : Math.min(cell.rows, left),
});

export const readTable: Reader = (element, writer, position) => {
  // Every nested table copies its cells' content, so depth is limited.
  if (hasClass(element, CAPTIONED)) return readFigure(element, writer, position);
  if (position.tables === BODY_LIMITS.tables || isLayout(element))
    return readDefault(element, writer, position);
  const reader = cellReader({ ...position, captions: undefined, tables: position.tables + 1 });
  const written = partsOf(element).map((rows) => ({
    isHead: rows[0] !== undefined && isWithin(rows[0], 'thead'),
    rows: withoutEmptyRows(rows.flatMap((row) => reader.row(row) ?? [])),
  }));
  const isWritten = ({ rows }: { rows: TablePart }) => rows.length > 0;
  const [first = { isHead: false, rows: [] }, ...others] = written.filter(isWritten);
  const headRows = first.isHead ? first.rows.length : headLength(first.rows);
  const parts = [first.rows.slice(0, headRows), first.rows.slice(headRows)];
  const [head = [], ...rows] = layOutTable([...parts, ...others.map((part) => part.rows)]);
  const caption = shortText(
    textOfNodes(
      element.childNodes.filter((node) => isElement(node) && node.tagName === 'caption'),
      position.budget,
    ),
  );
  const withText = [head, ...rows].flat(2).filter(({ content }) => content.length > 0);
  // A table with a single text or a single bare column only does layout.
  const isColumn = head.length === 0 && !caption && rows.flat().every(({ length }) => length <= 1);
  if (withText.length <= 1 || isColumn) return writer.addRead(reader.all);
  writer.addRead([{ type: 'table', ...(caption && { caption }), head, rows: rows.flat() }]);
  writer.addRead(reader.after);
};

const isLayout = (table: HtmlElement) =>
  /^(?:presentation|none)$/.test(attribute(table, 'role') ?? '');

function cellReader(position: Position) {
  const all: Block[] = [];
  const after: Block[] = [];
  let hasRows = false;
  let hasEnded = false;

  const cell = (element: HtmlElement): WrittenCell => {
    const blocks = blocksOf(element.childNodes, position);
    for (const block of blocks) all.push(block);
    const { lines, rest } = linesOf(blocks);
    for (const other of rest) after.push(other);
    return {
      content: joined(lines),
      ...(element.tagName === 'th' && { isHeader: true }),
      columns: spanOf(element, 'colspan', 1, MOST.columns),
      rows: spanOf(element, 'rowspan', 0, MOST.rows),
    };
  };

  return {
    all,
    after,
    row(element: HtmlElement): readonly [WrittenCell[]] | null {
      if (hasEnded) return null;
      const elements = element.childNodes.filter(isElement);
      const cells = elements.filter(() => position.budget.take('parts')).map(cell);
      hasEnded = position.budget.isSpent;
      if (hasEnded && hasRows) return null;
      hasRows ||= cells.some(({ content }) => content.length > 0);
      return [cells];
    },
  };
}

/** Limits of the HTML standard, 4.9.11. */
const MOST = { columns: 1_000, rows: 65_534 };

function spanOf(cell: HtmlElement, name: string, least: number, most: number): number {
  const [given] = /^\s*\d{1,9}/.exec(attribute(cell, name) ?? '') ?? [];
  const span = given === undefined ? 1 : Number(given);
  return span < least ? 1 : Math.min(span, most);
}

const isWithin = ({ parentNode }: HtmlElement, tag: string) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === tag;

const partsOf = (table: HtmlElement): HtmlElement[][] =>
  ['thead', 'tbody', 'tfoot']
    .flatMap((tag) => table.childNodes.filter((node) => node.nodeName === tag).filter(isElement))
    .map((part) => part.childNodes.filter(isElement).filter(({ tagName }) => tagName === 'tr'));
