import type { Body } from '@/lib/story/body';

const PARAGRAPHS = 2;

/** The first two paragraphs, at most half, of a subscriber text that arrives in full. */
export function teaserOf(body: Body | null): Body | null {
  const paragraphs = (body ?? []).filter(({ type }) => type === 'paragraph');
  const shown = paragraphs.slice(0, Math.min(PARAGRAPHS, Math.floor(paragraphs.length / 2)));
  return shown.length > 0 ? shown : null;
}

export function textBefore(html: string, mark: RegExp): string | null {
  const at = html.search(mark);
  return at < 0 ? null : html.slice(0, at);
}
