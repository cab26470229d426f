import type { Block } from '@/lib/stories/model/body';
import { CREDIT } from './elements';
import { descendants, hasClass, type HtmlElement, isElement } from './parseHtml';
import { shortText, textOfNodes } from './textOf';

export type CaptionText = { caption?: string; credit?: string };

const isCredit = (element: HtmlElement) =>
  element.tagName === 'cite' || element.tagName === 'small' || hasClass(element, CREDIT);

/** What a caption says, and whom it names as the picture's maker where its markup tells them apart. */
export function captionText(elements: readonly HtmlElement[]): CaptionText {
  const credits = [...descendants(elements)].filter(isElement).filter(isCredit);
  const credit = shortText(textOfNodes(credits.slice(0, 1)));
  const whole = textOfNodes(elements);
  const caption = shortText(credit ? whole.replace(credit, '').replace(/\s+/g, ' ').trim() : whole);
  return { ...(caption && { caption }), ...(credit && { credit }) };
}

/** A block with its caption; null when it cannot have one. */
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
