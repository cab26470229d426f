import { isRecord } from '@/lib/isObject';
import { kindOf, type Node, partsOf } from './editorNode';

const cell = (tag: string, inside: string) => `<${tag}>${inside}</${tag}>`;

export function tableOf(node: Node, inside: (cell: Node) => string): string {
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
      return cell(isHead ? 'th' : 'td', isRecord(one) ? inside(one) : String(one));
    });
    return written.length > 0 ? `<tr>${written.join('')}</tr>` : '';
  });
  return html.some(Boolean) ? `<table>${html.join('')}</table>` : '';
}
