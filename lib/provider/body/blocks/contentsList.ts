import type { Block, ListItem } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const LABEL =
  /^(?:table of contents?|contents|in this (?:article|story)|विषय[- ]?सूची|अनुक्रमणिका)\s?:?$/iu;
const FIGURE = /^(?:\d{1,2}[.)]\s?)+/;
/** A contents list may follow a picture, a lead and its label. */
const FURTHEST = 8;

const plain = (text: string) => text.replace(/\s+/g, ' ').trim().replace(FIGURE, '').toLowerCase();

const entriesOf = (items: readonly ListItem[]): string[] =>
  items.flatMap(({ content, blocks = [] }) => [
    plain(inlineText(content)),
    ...blocks.flatMap((block) => (block.type === 'list' ? entriesOf(block.items) : '')),
  ]);

const isLabel = (block: Block | undefined) =>
  (block?.type === 'heading' || block?.type === 'paragraph') &&
  LABEL.test(inlineText(block.content).normalize('NFC').trim());

/** Removes a table of contents near the top: a list of the headings below it, and its label. */
export function withoutContents(blocks: readonly Block[]): readonly Block[] {
  const at = blocks.slice(0, FURTHEST).findIndex(({ type }) => type === 'list');
  const list = blocks[at];
  if (list?.type !== 'list' || list.items.length < 2) return blocks;
  const headings = new Set(
    blocks.flatMap((block) => (block.type === 'heading' ? plain(inlineText(block.content)) : [])),
  );
  if (!entriesOf(list.items).every((entry) => headings.has(entry))) return blocks;
  const start = isLabel(blocks[at - 1]) ? at - 1 : at;
  return [...blocks.slice(0, start), ...blocks.slice(at + 1)];
}
