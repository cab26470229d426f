import { truncateAtGrapheme } from '@/lib/format/graphemes';
import type { Block, Inline } from '@/lib/stories/model/body';
import { inlineText } from '@/lib/stories/model/bodyText';
import type { Budget } from './budget';
import type { OwnPages } from '@/lib/provider/source/ownPages';
import { embedOf } from './embeds';
import { inlineRun, type Mark } from './inlineRun';
import { linkHref } from './links';

export type BlockWriter = ReturnType<typeof blockWriter>;

type Origin = { budget: Budget; base: string; pages?: OwnPages | undefined };

/** Blocks while they are read. `base` is where relative URLs start from, `pages` are those that lead to this site. */
export function blockWriter(origin: Origin) {
  const { budget } = origin;
  const blocks: Block[] = [];
  const run = inlineRun();

  const add = (block: Block) => {
    if (!takeFor(block, budget)) return;
    blocks.push(block);
    budget.hasBlocks = true;
  };
  /** Ends the run of text that is open, as the block that is made of it. */
  const endAs = (made: (content: readonly Inline[]) => Block) => {
    const content = run.take();
    if (content.length === 0) return;
    const block = made(content);
    if (!budget.isSpent) return add(block);
    // Cut in its middle: only the beginning of a body that is nothing else is shown.
    if (!budget.hasBlocks) blocks.push(block);
    budget.hasBlocks = true;
  };
  /** Ends the paragraph or heading that is open. */
  const end = (level?: 2 | 3 | 4) =>
    endAs((content) => (level ? { type: 'heading', level, content } : paragraph(content, origin)));

  return {
    /** Adds text whose white space is folded, or counts as it is (`isPre`). */
    text(text: string, marks: readonly Mark[], isPre = false) {
      const kept = truncateAtGrapheme(text, budget.text);
      run.add(kept, marks, isPre);
      budget.take('text', text.length);
    },
    /** One ends a line, two in a row the paragraph, unless each counts as it is (`isPre`). */
    lineBreak(marks: readonly Mark[], isPre = false) {
      if (run.endsInBreak() && !isPre) end();
      else if (run.addBreak(marks, isPre)) budget.take('parts');
    },
    end,
    /** Ends lines whose white space counts. */
    endPreformatted: () => endAs((content) => ({ type: 'preformatted', content })),
    /** Ends the paragraph that is open and adds a block. */
    add(block: Block) {
      end();
      add(block);
    },
    /** Ends the paragraph that is open and adds blocks whose parts were counted when they were read. */
    addRead(read: readonly Block[]) {
      end();
      for (const block of read) blocks.push(block);
    },
    last: () => blocks.at(-1),
    /** All blocks. */
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

/** A URL that stands alone is what it names: a video or post, else a link. */
function paragraph(content: readonly Inline[], { budget, base, pages }: Origin): Block {
  const text = inlineText(content);
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
