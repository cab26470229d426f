import { z } from 'zod';
import { escaped } from './feedTitle';

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

/** What an editor keeps as JSON, which some systems put into their feed, as HTML; any other text as it is. */
export function ofEditor(text: string): string {
  if (!/^\s*(?:\{|\[\s*\{)/.test(text)) return text;
  try {
    return documentSchema.parse(JSON.parse(text)).map(blockOf).join('');
  } catch {
    return text;
  }
}

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
