/** qTranslate (`[:en]…[:hi]…[:]`, `<!--:en-->…<!--:-->`) and WPGlobus (`{:en}…{:}`). */

const MARK = /(?:\[|\{|<!--):([a-z]{2})?(?:\]|\}|-->)/;
const CLOSED = /\[:\]|\{:\}|<!--:-->/;
/** Needs no end mark, because an excerpt may be cut before it. */
const OPENED = /^\s{0,9}(?:<p>\s{0,9})?(?:\[|\{|<!--):[a-z]{2}(?:\]|\}|-->)/;

/** The text in the wanted language, else in the first with text, and the parts common to all. */
export function textInLanguage(text: string, wanted: string): string {
  if (!OPENED.test(text) && !CLOSED.test(text)) return text;
  const [before = '', ...rest] = text.split(MARK);
  const parts = rest.flatMap((code, at) =>
    at % 2 === 0 ? { code, words: rest[at + 1] ?? '' } : [],
  );
  const written = parts.filter(({ code, words }) => code && words.trim()).map(({ code }) => code);
  const chosen = written.includes(wanted) ? wanted : written[0];
  return (
    before +
    parts
      .filter(({ code }) => !code || code === chosen)
      .map(({ words }) => words)
      .join('')
  );
}
