import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';

/** The language that a document says it is in. */
export function languageOf(html: string): Locale | undefined {
  const [, lang] = /<html\b[^<>]*\blang="([^"<>]*)"/.exec(html) ?? [];
  return LOCALE_NAMES.find((name) => name === lang);
}

/** The build that a document names; a lite page names none, since it has no scripts. */
export const buildOf = (html: string): string | undefined =>
  /<html\b[^<>]*\bdata-dpl-id="([^"<>]*)"/.exec(html)?.[1];

/** Whether a document has come as a whole: a connection or a render that broke off leaves its end out. */
export const isWhole = (html: string): boolean => html.trimEnd().endsWith('</html>');

/** Whether a list of a document could not be had: `TryAgain` stands in its place, `Failure` on a lite page. */
export const lacksList = (html: string): boolean => html.includes(' data-retry=""');

const TAG = /<script\b[^<>]*>/gi;
/** Polyfills, which no browser with service workers loads. */
const isPolyfill = (tag: string) => /\bnomodule\b/i.test(tag);
const PATH = /[\w./~-]+/g;
function scriptIn(path: string): string[] {
  const start = path.indexOf('/_next/static/');
  return start >= 0 && /\.(?:js|css)$/.test(path) ? [path.slice(start)] : [];
}

/** The paths of the scripts and style sheets that a document names, in its elements and in React's data. */
export const scriptsOf = (html: string): string[] => [
  ...new Set(
    html
      .replace(TAG, (tag) => (isPolyfill(tag) ? '' : tag))
      .match(PATH)
      ?.flatMap(scriptIn),
  ),
];

/** What a document is called, as it is written in HTML: without the channel's name where previews have it so. */
export function titleOf(html: string): string {
  const [, title = ''] =
    /<meta property="og:title" content="([^"]*)"/.exec(html) ??
    /<title\b[^<>]*>([^<]*)<\/title>/.exec(html) ??
    [];
  return title.replace(/[<>]/g, '');
}
