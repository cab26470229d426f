import { z } from 'zod';
import { isObject } from '@/lib/isObject';
import { escaped } from './escapedHtml';

const nodeSchema = z.object({
  type: z.string().catch(''),
  text: z.string().catch(''),
  data: z
    .object({ text: z.string().catch(''), items: z.array(z.string()).catch([]) })
    .catch({ text: '', items: [] }),
  get children() {
    return nodesSchema.optional();
  },
  get content() {
    return nodesSchema.optional();
  },
});
const nodesSchema = z.array(nodeSchema);
type Node = z.output<typeof nodeSchema>;

const insertSchema = z.object({ insert: z.string().catch('') });

/** Draft.js and Editor.js, ProseMirror, Lexical, Slate, Quill. */
const documentSchema = z.union([
  z.object({ blocks: nodesSchema }).transform(({ blocks }) => blocks),
  z.object({ type: z.literal('doc'), content: nodesSchema }).transform(({ content }) => content),
  z.object({ root: z.object({ children: nodesSchema }) }).transform(({ root }) => root.children),
  z.array(nodeSchema.extend({ children: nodesSchema })),
  z.object({ ops: z.array(insertSchema) }).transform(({ ops }) => linesOf(ops)),
]);

const linesOf = (ops: readonly z.output<typeof insertSchema>[]): Node[] =>
  ops
    .map(({ insert }) => insert)
    .join('')
    .split('\n')
    .map((text) => nodeSchema.parse({ text }));

/** What an editor keeps, as an object or as JSON, which some systems send on, as HTML; null for anything else. */
export function ofEditor(given: unknown): string | null {
  if (typeof given === 'string' && !/^\s*(?:\{|\[\s*\{)/.test(given)) return null;
  try {
    const document: unknown = typeof given === 'string' ? JSON.parse(given) : given;
    const isOne = isObject(document) && DOCUMENTS.some((name) => name in document);
    return (isOne && documentSchema.parse(document).map(blockOf).join('')) || null;
  } catch {
    return null;
  }
}

/** Of documents, and of a list of nodes. */
const DOCUMENTS = ['blocks', 'type', 'root', 'ops', '0'];

const partsOf = ({ children, content }: Node): readonly Node[] => children ?? content ?? [];

const inlineOf = (node: Node): string => escaped(node.text) + partsOf(node).map(inlineOf).join('');

function blockOf(node: Node): string {
  const { type, data } = node;
  if (data.items.length > 0) return listOf(data.items);
  const parts = partsOf(node);
  const isOuter = parts.some((part) => partsOf(part).length > 0);
  if (isOuter)
    return /list$/i.test(type) ? listOf(parts.map(blockOf)) : parts.map(blockOf).join('');
  const inside = data.text || inlineOf(node);
  const tag = /^head/i.test(type) ? 'h2' : 'p';
  return inside && `<${tag}>${inside}</${tag}>`;
}

const listOf = (items: readonly string[]) =>
  `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
