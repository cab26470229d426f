import type { Messages } from 'next-intl';
import { followReading } from './followReading';
import { shownArticle } from './shownArticle';

let endLast: (() => void) | undefined;

export function followShown(words: Messages['My'] | undefined): void {
  endLast?.();
  const shown = shownArticle();
  endLast = shown ? followReading(shown, words) : undefined;
}
