import { isRecord } from '@/lib/isObject';

export type Node = Readonly<Record<string, unknown>>;

export const nodesIn = (given: unknown): readonly Node[] =>
  Array.isArray(given) ? given.filter(isRecord) : [];

const PARTS = 'children content items innerBlocks blocks story-elements content_elements'.split(
  ' ',
);

export function partsOf(node: Node): readonly Node[] {
  const name = PARTS.find((one) => Array.isArray(node[one]));
  return name ? nodesIn(node[name]) : [];
}

const BLOCKS = PARTS.slice(3);
export const hasBlocks = (node: Node): boolean => BLOCKS.some((name) => Array.isArray(node[name]));

const HOLDERS =
  'attrs attributes fields data file asset value target raw_oembed oembed meta metadata media image'.split(
    ' ',
  );
const DEPTH = 4;

export function valueOf(node: Node, names: readonly string[], depth = 0): string {
  for (const name of names) {
    const value = node[name];
    if (typeof value === 'string' && value.trim() !== '') return value;
  }
  if (depth === DEPTH) return '';
  for (const holder of HOLDERS) {
    const inner = [node[holder]].flat()[0];
    const value = isRecord(inner) ? valueOf(inner, names, depth + 1) : '';
    if (value) return value;
  }
  return '';
}

const KINDS = 'type nodeType __component blockName _type blockType name'.split(' ');

/** One spelling for a node's kind: `core/list-item` and `listItem` give `listitem`. */
export function kindOf(node: Node): string {
  // Payload nests a block's kind in its fields.
  if (node.type === 'block' && isRecord(node.fields)) return kindOf(node.fields);
  const name = KINDS.find((one) => typeof node[one] === 'string');
  return String(name ? node[name] : '')
    .replace(/^.*[/.]/, '')
    .replace(/[-_ ]/g, '')
    .toLowerCase();
}

const cellHtml = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`;

export function tableOf(node: Node, inside: (cellHtml: Node) => string): string {
  const { data, header, rows: own } = node;
  const hasHead = Array.isArray(header);
  const isHeaded = hasHead || (isRecord(data) && data.withHeadings === true);
  const rows: unknown[] =
    isRecord(data) && Array.isArray(data.content)
      ? data.content
      : Array.isArray(own)
        ? [...(hasHead ? [header] : []), ...own]
        : [...partsOf(node)];
  const html = rows.map((row, at) => {
    const cells: unknown[] = Array.isArray(row) ? row : isRecord(row) ? [...partsOf(row)] : [];
    const written = cells.map((one) => {
      const isHead =
        (isHeaded && at === 0) ||
        (isRecord(one) && (Boolean(one.headerState) || /header/.test(kindOf(one))));
      return cellHtml(isHead ? 'th' : 'td', isRecord(one) ? inside(one) : String(one));
    });
    return written.length > 0 ? `<tr>${written.join('')}</tr>` : '';
  });
  return html.some(Boolean) ? `<table>${html.join('')}</table>` : '';
}
