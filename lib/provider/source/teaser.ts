import type { Body } from '@/lib/story/body';

const PARAGRAPHS = 2;

/**
 * The beginning of a text that its source sends whole though it is for subscribers: its first two
 * paragraphs, and never more than half of them. Null where that is none.
 */
export function teaserOf(body: Body | null): Body | null {
  const paragraphs = (body ?? []).filter(({ type }) => type === 'paragraph');
  const shown = paragraphs.slice(0, Math.min(PARAGRAPHS, Math.floor(paragraphs.length / 2)));
  return shown.length > 0 ? shown : null;
}

/** What stands before the mark at which an editor lets the free part end; null without one. */
export function beforeMark(html: string, mark: RegExp): string | null {
  const at = html.search(mark);
  return at < 0 ? null : html.slice(0, at);
}
