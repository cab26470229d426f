import { newsItem } from './stories';
import type { Lang } from './words';

/** A word of each title that `bridges` makes. */
export const BRIDGE = { en: 'bridge', hi: 'पुल' } as const;

/** So many stories of bridges, `many-{lang}-{index}`. */
export const bridges = (lang: Lang, count: number, changes: object = {}) =>
  Array.from({ length: count }, (_, index) =>
    newsItem(lang, index % 9, { id: `many-${lang}-${index}`, ...changes }),
  );
