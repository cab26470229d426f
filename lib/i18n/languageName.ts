/** A language's name in words of another, as `Tamil`; its code where Unicode has none. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
