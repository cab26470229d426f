import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import type { Block, Inline } from '@/lib/stories/model/body';
import { inlineText } from '@/lib/stories/model/bodyText';
import { embedOf } from './embeds';
import { inlineRun, type Mark } from './inlineRun';
import { linkHref } from './links';

/** What is left of a body's limits; shared by all that write to it. */
export type Budget = { text: number; parts: number };

export const fullBudget = (): Budget => ({ text: BODY_LIMITS.text, parts: BODY_LIMITS.parts });

/** Takes one part of what is left; false when there is none. */
export const takePart = (budget: Budget): boolean => budget.parts-- > 0;

export type BlockWriter = ReturnType<typeof blockWriter>;

/** Blocks while they are read. `base` is where relative URLs start from. */
export function blockWriter(budget: Budget, base: string) {
  const blocks: Block[] = [];
  const run = inlineRun();

  const add = (block: Block) => {
    if (takePart(budget)) blocks.push(block);
  };
  /** Ends the paragraph or heading that is open. */
  const end = (level?: 2 | 3 | 4) => {
    const content = run.take();
    if (content.length === 0) return;
    add(level ? { type: 'heading', level, content } : paragraph(content, base));
  };

  return {
    /** Adds text whose white space is folded, or counts as it is (`isPre`). */
    text(text: string, marks: readonly Mark[], isPre = false) {
      const kept = truncateAtGrapheme(text, budget.text);
      budget.text -= kept.length;
      run.add(kept, marks, isPre);
    },
    /** One ends a line, two in a row the paragraph. */
    lineBreak(marks: readonly Mark[]) {
      if (run.endsInBreak()) end();
      else run.addBreak(marks);
    },
    end,
    /** Ends the paragraph that is open and adds a block. */
    add(block: Block) {
      end();
      add(block);
    },
    /** Ends the paragraph that is open and adds blocks whose parts were counted when they were read. */
    addRead(...read: readonly Block[]) {
      end();
      blocks.push(...read);
    },
    last: () => blocks.at(-1),
    /** All blocks. */
    finish(): readonly Block[] {
      end();
      return blocks;
    },
  };
}

/** A URL that stands alone is what it names: a video or post, else a link. */
function paragraph(content: readonly Inline[], base: string): Block {
  const text = inlineText(content);
  const href = /^https?:\/\/\S+$/.test(text) ? linkHref(text, base) : null;
  if (!href) return { type: 'paragraph', content };
  return (
    embedOf(href, base) ?? {
      type: 'paragraph',
      content: typeof content[0] === 'string' ? [{ type: 'link', href, content: [text] }] : content,
    }
  );
}
