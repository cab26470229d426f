import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, TableRow } from '@/lib/stories/model/body';
import { joined, linesOf } from './lines';
import { type HtmlElement, isElement } from './parseHtml';
import { blocksOf, type Reader } from './place';
import { readOther } from './readText';
import { shortText, textOfNodes } from './textOf';

export const readTable: Reader = (element, writer, place) => {
  // What a cell holds is copied into it, also by each table around it.
  if (place.tables === BODY_LIMITS.tables) return readOther(element, writer, place);
  const inside = { ...place, captions: undefined, tables: place.tables + 1 };
  const head: TableRow[] = [];
  const rows: TableRow[] = [];
  const after: Block[] = [];
  for (const row of rowsOf(element)) {
    const cells = row.childNodes.filter(isElement).filter(() => place.budget.take('parts'));
    const content = cells.map((cell) => {
      const { lines, rest } = linesOf(blocksOf(cell.childNodes, inside));
      for (const other of rest) after.push(other);
      return joined(lines);
    });
    if (content.every((cell) => cell.length === 0)) continue;
    // A row that was cut in its middle.
    if (place.budget.isSpent && head.length + rows.length > 0) break;
    const isHead =
      rows.length === 0 &&
      (isWithin(row, 'thead') || cells.every(({ tagName }) => tagName === 'th'));
    (isHead ? head : rows).push(content);
  }
  const caption = shortText(
    textOfNodes(
      element.childNodes.filter((node) => isElement(node) && node.tagName === 'caption'),
      place.budget,
    ),
  );
  const [only, ...others] = [...head, ...rows];
  // A table of one cell is a frame.
  if (only?.length === 1 && only[0] && others.length === 0)
    writer.addRead([{ type: 'paragraph', content: only[0] }]);
  else if (only) writer.addRead([{ type: 'table', ...(caption && { caption }), head, rows }]);
  writer.addRead(after);
};

const isWithin = ({ parentNode }: HtmlElement, tag: string) =>
  parentNode !== null && 'tagName' in parentNode && parentNode.tagName === tag;

/** The rows of a table, not those of tables in its cells. */
const rowsOf = (table: HtmlElement): HtmlElement[] =>
  table.childNodes
    .filter(isElement)
    .flatMap((part) => (/^t(?:head|body|foot)$/.test(part.tagName) ? part.childNodes : [part]))
    .filter(isElement)
    .filter(({ tagName }) => tagName === 'tr');
