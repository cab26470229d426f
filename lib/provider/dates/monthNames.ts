const FORMS = [{ month: 'long', day: 'numeric' }, { month: 'short' }] as const;

/** The names that CLDR has of the months in these languages, long beside a day, and short. */
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
