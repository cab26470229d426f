import type { Media } from '@/lib/provider/source/media';
import type { OwnPages } from '@/lib/provider/source/ownPages';
import type { Block } from '@/lib/stories/model/body';
import { blockWriter, type BlockWriter } from './blockWriter';
import type { Budget } from './budget';
import type { Mark } from './inlineRun';
import type { HtmlElement, HtmlNode } from './parseHtml';

/**
 * `base` is where relative URLs start from; `media` says which pictures and files are allowed, `pages` which
 * links lead to this site.
 */
export type Context = { base: string; media: Media; pages?: OwnPages | undefined };

/** Where in a body the reading is. */
export type Place = Context & {
  budget: Budget;
  /** After this node the text goes on, and was not parsed. */
  cutAfter: HtmlNode | null;
  depth: number;
  /** How many tables and lists are around it. */
  tables: number;
  lists: number;
  marks: readonly Mark[];
  /** No element parts the text into paragraphs: blank lines do. */
  isLoose: boolean;
  /** White space counts. */
  isPre: boolean;
  /** Collects the captions of what is read, where something can have one. */
  captions?: HtmlElement[];
  /** Reads nodes of any kind, each by its own reader. */
  readAll: (nodes: readonly HtmlNode[], writer: BlockWriter, place: Place) => void;
};

/** Writes what an element stands for. */
export type Reader = (element: HtmlElement, writer: BlockWriter, place: Place) => void;

/** Some nodes as blocks of their own, for what stands around them to make something of. */
export function blocksOf(nodes: readonly HtmlNode[], place: Place): readonly Block[] {
  const writer = blockWriter(place);
  place.readAll(nodes, writer, place);
  return writer.finish();
}
