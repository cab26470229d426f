import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { paragraphs } from '@/lib/format/paragraphs';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { type Body, paragraphsBody, truncated } from '@/lib/stories/model/body';

/**
 * A text without markup as blocks: a blank line ends a paragraph. One over the limits of a body is
 * cut after a whole paragraph; `original` is the page on which the whole text stands.
 */
export function bodyOfText(text: string, original?: string): Body {
  const kept: string[] = [];
  let room: number = BODY_LIMITS.text;
  for (const paragraph of paragraphs(text)) {
    const isOver = paragraph.length > room || kept.length === BODY_LIMITS.parts;
    if (!isOver || kept.length === 0) kept.push(truncateAtGrapheme(paragraph, room));
    if (isOver) return [...paragraphsBody(kept), truncated(original)];
    room -= paragraph.length;
  }
  return paragraphsBody(kept);
}
