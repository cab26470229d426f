import { attribute, type HtmlElement } from '@/lib/provider/body/html/parseHtml';
import { elementsIn, textOfNodes } from '@/lib/provider/body/html/textOf';
import type { BlockWriter, Position } from '@/lib/provider/body/writing/blockWriter';
import { linkHref } from '@/lib/provider/body/writing/links';
import type { Block } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

export function writeReadAlso(
  href: string,
  title: string,
  writer: BlockWriter,
  { budget, pages }: Position,
): boolean {
  if (!pages || !title || !href.startsWith(`${pages.to}/`) || !budget.takeUrl('link', href))
    return false;
  budget.take('text', title.length);
  const content = [{ type: 'link', href, content: [title] }] as const;
  writer.add({ type: 'paragraph', content, isReadAlso: true });
  return true;
}

export function writeEmbeddedPost(
  element: HtmlElement,
  writer: BlockWriter,
  position: Position,
): boolean {
  const link = linkIn(element, position);
  const href = link && linkHref(attribute(link, 'href'), position.base, position.pages);
  return Boolean(
    link && href && writeReadAlso(href, textOfNodes([link], position.budget), writer, position),
  );
}

function linkIn(element: HtmlElement, { budget }: Position): HtmlElement | null {
  for (const part of elementsIn(element.childNodes, budget)) if (part.tagName === 'a') return part;
  return null;
}

const isReadAlso = (block: Block) => block.type === 'paragraph' && block.isReadAlso === true;

const introduces = (block: Block) =>
  block.type === 'heading' ||
  (block.type === 'paragraph' && /[:：]\s*$/.test(inlineText(block.content)));

/** Removes "read also" marks from links that the newsroom introduces; views would add a label. */
export function unmarkIntroduced(blocks: readonly Block[]): readonly Block[] {
  if (!blocks.some(isReadAlso)) return blocks;
  let isIntroduced = false;
  return blocks.map((block) => {
    if (!isReadAlso(block)) isIntroduced = introduces(block);
    else if (isIntroduced && block.type === 'paragraph') {
      const { isReadAlso: _, ...plain } = block;
      return plain;
    }
    return block;
  });
}
