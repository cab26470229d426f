import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { proseText } from './bodyText';
import type { Story } from './story';

const DESCRIPTION_LENGTH = 160;

/**
 * At most 160 characters: the editors' text, else the content's sentences, the summary or the
 * title.
 */
export const storyDescription = ({
  body,
  summary,
  title,
  meta,
}: Pick<Story, 'body' | 'summary' | 'title' | 'meta'>) =>
  asDescription(meta?.description || (body && proseText(body)) || summary || title);

export const asDescription = (text: string) =>
  truncateAtGrapheme(text.replace(/\s+/g, ' ').trim(), DESCRIPTION_LENGTH);
