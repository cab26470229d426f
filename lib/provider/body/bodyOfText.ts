import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { paragraphs } from '@/lib/format/paragraphs';
import { BODY_LIMITS } from '@/lib/provider/source/limits';
import { type Body, paragraphsBody, truncated } from '@/lib/story/body';

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
