import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { proseText } from './bodyText';
import type { Story } from './story';

const DESCRIPTION_LENGTH = 160;

/**
 * The first 160 characters of what editors wrote for search engines, else of the content's sentences;
 * where the provider sent none, of the summary or the title.
 */
export const storyDescription = ({
  body,
  summary,
  title,
  meta,
}: Pick<Story, 'body' | 'summary' | 'title' | 'meta'>) =>
  asDescription(meta?.description || (body && proseText(body)) || summary || title);

/** The first 160 characters of a text, on one line. */
export const asDescription = (text: string) =>
  truncateAtGrapheme(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
