import { isRecord } from '@/lib/isObject';
import { type Node, nodesIn } from './editorNode';

type Document = { nodes: readonly Node[]; entities?: Node };

/**
 * Reads documents of Draft.js, Editor.js, ProseMirror, Lexical, Slate, Quill, Portable Text,
 * Contentful, DatoCMS, Prismic, Keystone and Gutenberg.
 */
export function documentIn(given: unknown): Document | null {
  if (Array.isArray(given)) return { nodes: nodesIn(given) };
  if (!isRecord(given)) return null;
  const {
    blocks,
    type,
    nodeType,
    content,
    root,
    ops,
    document,
    children,
    value,
    json,
    raw,
    entityMap,
  } = given;
  if (Array.isArray(blocks) && !(blocks.length === 0 && isRecord(value)))
    return { nodes: nodesIn(blocks), ...(isRecord(entityMap) && { entities: entityMap }) };
  if (type === 'doc' || nodeType === 'document') return { nodes: nodesIn(content) };
  if (Array.isArray(ops)) return { nodes: linesOf(nodesIn(ops)) };
  if (isRecord(root)) return { nodes: nodesIn(root.children) };
  if (isRecord(document)) return { nodes: nodesIn(document.children) };
  if (Array.isArray(document)) return { nodes: nodesIn(document) };
  if (Array.isArray(children)) return { nodes: nodesIn(children) };
  const inside = isRecord(value) && isRecord(value.document) ? value : (json ?? raw);
  return isRecord(inside) ? documentIn(inside) : null;
}

/** Quill puts a line's format after its text, on the line break. */
function linesOf(ops: readonly Node[]): Node[] {
  const lines: Node[] = [];
  let words: Node[] = [];
  for (const { insert, attributes } of ops) {
    if (isRecord(insert)) {
      const [type = '', url] = Object.entries(insert)[0] ?? [];
      lines.push({ type, url });
    } else
      for (const [at, text] of String(insert).split('\n').entries()) {
        if (at > 0) {
          lines.push({ ...lineOf(attributes), children: words });
          words = [];
        }
        if (text) words.push({ text, attributes });
      }
  }
  return [...lines, { children: words }];
}

function lineOf(attributes: unknown): Node {
  if (!isRecord(attributes)) return {};
  const { header, list, blockquote } = attributes;
  if (header) return { type: 'header', level: header };
  if (blockquote === true) return { type: 'quote' };
  return list ? { listItem: list } : {};
}
