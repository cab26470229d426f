import { excerpt } from '@/lib/format/graphemes';
import { bodyText, proseText } from './bodyText';
import { type Story, SUMMARY_LENGTH } from './story';

/**
 * What stands below a story's headline: nothing where it says the same, or where the story's own text
 * or its first sentences begin with it, as they do where the provider sent no summary of its own.
 */
export function standfirst({
  title,
  summary,
  body,
}: Pick<Story, 'title' | 'summary' | 'body'>): string {
  if (saysTheSame(summary, title)) return '';
  const start = wordsOf(summary);
  // White space may be longer in the text than it is here.
  const length = 2 * summary.length + 100;
  const texts = body ? [bodyText(body), proseText(body)] : [];
  return texts.some((text) => text && wordsOf(text.slice(0, length)).startsWith(start))
    ? ''
    : summary;
}

/**
 * What stands below a headline in lists: as long as a summary of our own, so that nothing has to cut it, and
 * empty where it says the headline again.
 */
export const listSummary = ({ title, summary }: Pick<Story, 'title' | 'summary'>): string =>
  saysTheSame(summary, title) ? '' : excerpt(summary, SUMMARY_LENGTH);

/** Whether two texts have the same words. */
const saysTheSame = (one: string, other: string): boolean =>
  one === other || (one.length < 2 * other.length && wordsOf(one) === wordsOf(other));

const wordsOf = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
