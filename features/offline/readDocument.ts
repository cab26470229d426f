import { LOCALE_NAMES, type Locale } from '@/lib/i18n/locales';

export function languageOf(html: string): Locale | undefined {
  const [, lang] = /<html\b[^<>]*\blang="([^"<>]*)"/.exec(html) ?? [];
  return LOCALE_NAMES.find((name) => name === lang);
}

/** Lite pages name no build, because they have no scripts. */
export const buildOf = (html: string): string | undefined =>
  /<html\b[^<>]*\bdata-dpl-id="([^"<>]*)"/.exec(html)?.[1];

/** A broken connection or render loses the end tag. */
export const isWhole = (html: string): boolean => html.trimEnd().endsWith('</html>');

/** `TryAgain` replaces a failed list, `Failure` on lite pages. */
export const lacksList = (html: string): boolean => html.includes(' data-retry=""');

const TAG = /<script\b[^<>]*>/gi;
/** Browsers with service workers never load polyfills. */
const isPolyfill = (tag: string) => /\bnomodule\b/i.test(tag);
const PATH = /[\w./~-]+/g;
function scriptIn(path: string): string[] {
  const start = path.indexOf('/_next/static/');
  return start >= 0 && /\.(?:js|css)$/.test(path) ? [path.slice(start)] : [];
}

export const scriptsOf = (html: string): string[] => [
  ...new Set(
    html
      .replace(TAG, (tag) => (isPolyfill(tag) ? '' : tag))
      .match(PATH)
      ?.flatMap(scriptIn),
  ),
];

export function titleOf(html: string): string {
  const [, title = ''] =
    /<meta property="og:title" content="([^"]*)"/.exec(html) ??
    /<title\b[^<>]*>([^<]*)<\/title>/.exec(html) ??
    [];
  return title.replace(/[<>]/g, '');
}
