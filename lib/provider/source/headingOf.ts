import { excerpt } from '@/lib/format/graphemes';
import type { Body } from '@/lib/story/body';
import { inlineText } from '@/lib/story/bodyText';

const LENGTH = 99;

export const headingOf = (text: string): string =>
  excerpt(text.replace(/\s+/g, ' ').trim(), LENGTH);

export const summaryBelow = (heading: string, summary: string): string =>
  headingOf(summary) === heading ? '' : summary;

const NONE = /^[([]?\s*(?:no title|untitled|no subject|शीर्षक नहीं|बिना शीर्षक)\s*[)\]]?$/i;

export const ownTitle = (title: string): string => (NONE.test(title) ? '' : title);

export const words = (text: string) => text.replace(/\s+/g, ' ').trim();

/** At the start of a text or below its first pictures. */
export function withoutTitle(body: Body | null, title: string): Body | null {
  const at = body?.findIndex(({ type }) => type !== 'picture') ?? -1;
  const first = body?.[at];
  if (first?.type !== 'heading' && first?.type !== 'paragraph') return body;
  if (!body || words(inlineText(first.content)) !== words(title)) return body;
  if (body.length > 1) return body.toSpliced(at, 1);
  const isBare = first.content.every((part) => typeof part === 'string');
  return first.type === 'heading' || isBare ? null : body;
}
