const FORMS = [{ month: 'long', day: 'numeric' }, { month: 'short' }] as const;

export function* monthNames(tags: readonly string[]): Generator<{ name: string; month: number }> {
  for (const tag of new Set(Intl.DateTimeFormat.supportedLocalesOf(tags))) {
    const locale = new Intl.Locale(tag, { calendar: 'gregory', numberingSystem: 'latn' });
    for (const form of FORMS) {
      const format = new Intl.DateTimeFormat(locale, { ...form, timeZone: 'UTC' });
      for (let month = 0; month < 12; month++) {
        const parts = format.formatToParts(Date.UTC(2024, month, 1));
        const name = parts.find(({ type }) => type === 'month')?.value;
        if (name) yield { name, month };
      }
    }
  }
}

/** Other languages of feed dates, as reported to SimplePie, feedparser, tidyRSS and selfoss. */
const LANGUAGES = 'fr de es pt it nl da nb sv pl ru uk el hu tr id ar'.split(' ');

let known: ReadonlyMap<string, number> | undefined;

/** Month names by key. Built apart from the Indian names, because most dates never need them. */
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
