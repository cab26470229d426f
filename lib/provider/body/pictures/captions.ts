import { captionParts, type CaptionText } from '@/lib/provider/body/blocks/creditsBelow';
import { Budget } from '@/lib/provider/body/html/budget';
import { CREDIT } from '@/lib/provider/body/html/elements';
import {
  hasClass,
  type HtmlElement,
  isElement,
  parseHtml,
} from '@/lib/provider/body/html/parseHtml';
import { elementsIn, shortText, textOfNodes } from '@/lib/provider/body/html/textOf';
import type { BlockWriter } from '@/lib/provider/body/writing/blockWriter';
import type { Block } from '@/lib/story/body';

const isCredit = (element: HtmlElement) =>
  element.tagName === 'cite' || element.tagName === 'small' || hasClass(element, CREDIT);

export function captionText(elements: readonly HtmlElement[], budget: Budget): CaptionText {
  const credit = shortText(textOfNodes(firstCredit(elements, budget), budget));
  const whole = textOfNodes(elements, budget);
  return captionParts(
    shortText(credit ? whole.replace(credit, '').replace(/\s+/g, ' ').trim() : whole),
    credit,
  );
}

export const captionOfHtml = (html: string): CaptionText =>
  html
    ? captionText(
        parseHtml(`<figcaption>${html}</figcaption>`).nodes.filter(isElement),
        new Budget(),
      )
    : {};

/** Prefers a nested credit to a wrapper such as `image-credit-wrap`. */
function firstCredit(elements: readonly HtmlElement[], budget: Budget): readonly HtmlElement[] {
  let whole: HtmlElement | null = null;
  for (const element of elementsIn(elements, budget))
    if (isCredit(element)) {
      if (!elements.includes(element)) return [element];
      if (element.tagName !== 'small') whole ??= element;
    }
  return whole ? [whole] : [];
}

export const captionLast = (element: HtmlElement, writer: BlockWriter, budget: Budget): boolean =>
  writer.changeLast((last) =>
    last.type === 'picture' && !last.picture.caption
      ? captioned(last, captionText([element], budget))
      : null,
  );

export const takesCaption = (block: Block): boolean => captioned(block, {}) !== null;

export function captioned(block: Block, { caption, credit }: CaptionText): Block | null {
  const whole = [caption, credit].filter(Boolean).join(' ');
  switch (block.type) {
    case 'picture':
      return {
        ...block,
        picture: { ...block.picture, ...(caption && { caption }), ...(credit && { credit }) },
      };
    case 'audio':
    case 'video':
    case 'table':
      return { ...block, ...(whole && { caption: whole }) };
    case 'quotation':
      return { ...(whole && { source: whole }), ...block };
    default:
      return null;
  }
}
