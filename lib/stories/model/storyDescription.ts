import { truncateAtGrapheme } from '@/lib/format/graphemes';
import { proseText } from './bodyText';
import type { Story } from './story';

const DESCRIPTION_LENGTH = 160;

/**
 * The first 160 characters of the content's sentences; where the provider sent none, of the summary or the
 * title.
 */
export const storyDescription = ({
  body,
  summary,
  title,
}: Pick<Story, 'body' | 'summary' | 'title'>) =>
  truncateAtGrapheme(
    ((body && proseText(body)) || summary || title).replace(/\s+/g, ' ').trim(),
    DESCRIPTION_LENGTH,
  );
