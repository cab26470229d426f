import type { Budget } from '@/lib/provider/body/html/budget';
import type { HtmlElement, HtmlNode } from '@/lib/provider/body/html/parseHtml';
import type { Media } from '@/lib/provider/source/media';
import type { OwnPages } from '@/lib/provider/source/ownPages';
import type { Block } from '@/lib/story/body';
import { blockWriter, type BlockWriter } from './blockWriter';
import type { Mark } from './inlineRun';

/** `base` resolves relative URLs; `media` lists allowed files; `pages` maps links to this site. */
export type Context = { base: string; media: Media; pages?: OwnPages | undefined };

export type Position = Context & {
  budget: Budget;
  cutAfter: HtmlNode | null;
  depth: number;
  tables: number;
  lists: number;
  marks: readonly Mark[];
  /** No element separates paragraphs, so blank lines do. */
  isLoose: boolean;
  isPre: boolean;
  isWord: boolean;
  captions?: HtmlElement[];
  readAll: (nodes: readonly HtmlNode[], writer: BlockWriter, position: Position) => void;
};

export type Reader = (element: HtmlElement, writer: BlockWriter, position: Position) => void;

export function blocksOf(nodes: readonly HtmlNode[], position: Position): readonly Block[] {
  const writer = blockWriter(position);
  position.readAll(nodes, writer, position);
  return writer.finish();
}
