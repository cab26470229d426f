import type { Messages } from 'next-intl';
import { followReading } from './followReading';
import { shownArticle } from './shownArticle';

let endLast: (() => void) | undefined;

/** Follows the reading of the article that is on the screen now, and no longer that of another. */
export function followShown(words: Messages['My'] | undefined): void {
  endLast?.();
  const shown = shownArticle();
  endLast = shown ? followReading(shown, words) : undefined;
}
