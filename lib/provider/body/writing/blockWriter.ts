import { truncateAtGrapheme } from '@/lib/format/graphemes';
import type { Budget } from '@/lib/provider/body/html/budget';
import type { HtmlElement, HtmlNode } from '@/lib/provider/body/html/parseHtml';
import type { Media } from '@/lib/provider/source/media';
import type { OwnPages } from '@/lib/provider/source/providerMedia';
import type { Block, Inline } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';
import { embedOf } from './embeds';
import { inlineRun, type Mark } from './inlineRun';
import { linkHref } from './links';

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

export type BlockWriter = ReturnType<typeof blockWriter>;

type Origin = { budget: Budget; base: string; pages?: OwnPages | undefined };

export function blockWriter(origin: Origin) {
  const { budget } = origin;
  const blocks: Block[] = [];
  const run = inlineRun();

  const add = (block: Block) => {
    if (!takeFor(block, budget)) return;
    blocks.push(block);
    budget.hasBlocks = true;
  };
  const endAs = (made: (content: readonly Inline[]) => Block) => {
    const content = run.take();
    if (content.length === 0) return;
    const block = made(content);
    if (!budget.isSpent) return add(block);
    // A block over budget stays only if the body has no other.
    if (!budget.hasBlocks) blocks.push(block);
    budget.hasBlocks = true;
  };
  const end = (level?: 2 | 3 | 4) =>
    endAs((content) => (level ? { type: 'heading', level, content } : paragraph(content, origin)));

  return {
    text(text: string, marks: readonly Mark[], isPre = false) {
      const kept = truncateAtGrapheme(text, budget.text);
      run.add(kept, marks, isPre);
      budget.take('text', text.length);
    },
    /** Two breaks in a row end the paragraph, except in preformatted text. */
    lineBreak(marks: readonly Mark[], isPre = false) {
      if (!isPre && run.endsInBreak()) end();
      else if (run.addBreak(marks, isPre)) budget.take('parts');
    },
    end,
    endPreformatted: () => endAs((content) => ({ type: 'preformatted', content })),
    add(block: Block) {
      end();
      add(block);
    },
    /** Adds nested blocks whose parts already counted against the budget. */
    addRead(read: readonly Block[]) {
      end();
      for (const block of read) blocks.push(block);
    },
    last: () => blocks.at(-1),
    changeLast(made: (last: Block) => Block | null): boolean {
      const last = run.isEmpty() ? blocks.at(-1) : undefined;
      const changed = last ? made(last) : null;
      if (changed) blocks[blocks.length - 1] = changed;
      return changed !== null;
    },
    finish(): readonly Block[] {
      end();
      return blocks;
    },
  };
}

function takeFor(block: Block, budget: Budget): boolean {
  switch (block.type) {
    case 'picture':
      return budget.takeUrl('media', block.picture.url);
    case 'embed':
    case 'audio':
    case 'video':
      return budget.takeUrl('media', block.url);
    default:
      return budget.take('parts');
  }
}

const RULE_TEXT = /^(?:[*•·~_#–—-]\s{0,3}){3,20}$/;

function paragraph(content: readonly Inline[], { budget, base, pages }: Origin): Block {
  const text = inlineText(content);
  if (RULE_TEXT.test(text)) return { type: 'rule' };
  const href = /^https?:\/\/\S+$/.test(text) ? linkHref(text, base, pages) : null;
  if (!href) return { type: 'paragraph', content };
  const embed = embedOf(href, base);
  if (embed) return embed;
  const isPlain = typeof content[0] === 'string' && budget.takeUrl('link', href);
  const isHere = pages !== undefined && href.startsWith(`${pages.to}/`);
  return {
    type: 'paragraph',
    content: isPlain ? [{ type: 'link', href, content: [isHere ? href : text] }] : content,
  };
}
