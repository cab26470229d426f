import { SENTENCE_ENDS } from '@/lib/format/characters';
import type { Body } from '@/lib/story/body';

const TEASER_PARAGRAPHS = 2;

/** The first two paragraphs, at most half, of a subscriber text that arrives in full. */
export function teaserOf(body: Body | null): Body | null {
  const paragraphs = (body ?? []).filter(({ type }) => type === 'paragraph');
  const shown = paragraphs.slice(0, Math.min(TEASER_PARAGRAPHS, Math.floor(paragraphs.length / 2)));
  return shown.length > 0 ? shown : null;
}

export function textBefore(html: string, mark: RegExp): string | null {
  const at = html.search(mark);
  return at < 0 ? null : html.slice(0, at);
}

/** Player times, file sizes and sign-up forms in Ghost's excerpts, without a space before them. */
const CARD_MARK =
  /(?<!\d)0:00\s{0,9}\/\s{0,9}\d|0:00\/[\d.:]{1,9}1×|\w\.[a-z\d]{2,5}\s?\d{1,4}(?:\.\d{1,3})?\s?(?:bytes|[KMG]B)(?:download-circle|(?![a-z]))|Email sent! Check your inbox/i;
const SENTENCE_END = new RegExp(String.raw`[${SENTENCE_ENDS}](?=\s)`, 'g');

export function beforeCards(text: string): string {
  const at = text.search(CARD_MARK);
  if (at < 0) return text;
  const before = text.slice(0, at);
  const line = before.lastIndexOf('\n');
  const sentence = [...before.matchAll(SENTENCE_END)].at(-1)?.index ?? -1;
  return before.slice(0, line < 0 ? sentence + 1 : line);
}
