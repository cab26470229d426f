import { excerpt } from '@/lib/format/graphemes';
import { bodyText, proseText } from './bodyText';
import { type Story, SUMMARY_LENGTH } from './story';

/**
 * Empty if it repeats the headline or the text's beginning, as it does when the provider sends no
 * summary.
 */
export function standfirst({
  title,
  summary,
  body,
}: Pick<Story, 'title' | 'summary' | 'body'>): string {
  if (saysTheSame(summary, title)) return '';
  const start = wordsOf(summary);
  // Twice the length, because the text may have more white space.
  const length = 2 * summary.length + 100;
  const texts = body ? [bodyText(body), proseText(body)] : [];
  return texts.some((text) => text && wordsOf(text.slice(0, length)).startsWith(start))
    ? ''
    : summary;
}

/** Cut here, so that CSS need not cut it; empty if it repeats the headline. */
export const listSummary = ({ title, summary }: Pick<Story, 'title' | 'summary'>): string =>
  saysTheSame(summary, title) ? '' : excerpt(summary, SUMMARY_LENGTH);

const saysTheSame = (one: string, other: string): boolean =>
  one === other || (one.length < 2 * other.length && wordsOf(one) === wordsOf(other));

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
