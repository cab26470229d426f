import { monthNames } from './monthNames';

/**
 * Languages in which news sites were reported to write their feeds' dates (SimplePie, feedparser,
 * tidyRSS, selfoss).
 */
const LANGUAGES = 'fr de es pt it nl da nb sv pl ru uk el hu tr id ar'.split(' ');

let known: ReadonlyMap<string, number> | undefined;

/** Month names by key. Apart from India's, because most dates never need them. */
export function worldMonths(keyOf: (word: string) => string): ReadonlyMap<string, number> {
  if (known) return known;
  const months = new Map<string, number>();
  for (const language of LANGUAGES) {
    const names = [...monthNames([language])].map(({ name, month }) => ({
      key: keyOf(name),
      month,
    }));
    for (const { key, month } of names) {
      months.set(key, month);
      const short = key.slice(0, 3);
      const isUnique = names.every(
        (other) => other.month === month || !other.key.startsWith(short),
      );
      if (isUnique) months.set(short, month);
    }
  }
  return (known = months);
}
