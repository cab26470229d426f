import type { Body } from '@/lib/story/body';

const PARAGRAPHS = 2;

/**
 * The first two paragraphs of a subscriber-only text that arrives in full, at most half of it; null
 * if that leaves none.
 */
export function teaserOf(body: Body | null): Body | null {
  const paragraphs = (body ?? []).filter(({ type }) => type === 'paragraph');
  const shown = paragraphs.slice(0, Math.min(PARAGRAPHS, Math.floor(paragraphs.length / 2)));
  return shown.length > 0 ? shown : null;
}

/** The free part before an editor's paywall mark; null without a mark. */
export function beforeMark(html: string, mark: RegExp): string | null {
  const at = html.search(mark);
  return at < 0 ? null : html.slice(0, at);
}
