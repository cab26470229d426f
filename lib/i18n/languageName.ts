/** A language's name in another language, such as `Tamil`; the code if Unicode has no name. */
export const languageName = (code: string, locale: string): string =>
  new Intl.DisplayNames(locale, { type: 'language' }).of(code) ?? code;
