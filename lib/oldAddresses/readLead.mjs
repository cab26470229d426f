// Plain JavaScript, because the server reads it as it is.

import { DEFAULT_LOCALE, LOCALES } from '#site/locales.mjs';

/** @typedef {keyof typeof LOCALES} Locale */

const english = new Intl.DisplayNames('en', { type: 'language' });

/** `hi` and `hindi`, as other systems begin their addresses. @type {ReadonlyMap<string, Locale>} */
const SPELLED = new Map(
  Object.keys(LOCALES).flatMap((name) => {
    const locale = /** @type {Locale} */ (name);
    return [name, english.of(name) ?? name].map((each) => [each.toLowerCase(), locale]);
  }),
);

const FORM = /^\/(?:amp|m|mobile|index\.php)(?=\/|$)/i;
const REGION = /[-_][a-z]{2}$/;

/**
 * Cuts what leads an address on other systems, in any order: a language (`/hindi`, `/hi-in`),
 * `/amp`, `/m`, `/index.php`.
 *
 * @param {string} path
 * @param {Locale} [given] the language where the path names none
 * @returns {{ locale: Locale, lead: string, path: string }}
 */
export function readLead(path, given = DEFAULT_LOCALE) {
  let locale = given;
  let rest = path;
  for (;;) {
    const [form] = FORM.exec(rest) ?? [];
    const [, first = ''] = rest.toLowerCase().split('/', 2);
    const spoken = SPELLED.get(first) ?? SPELLED.get(first.replace(REGION, ''));
    const length = form?.length ?? (spoken ? 1 + first.length : 0);
    if (length === 0) break;
    if (form === undefined && spoken) locale = spoken;
    rest = rest.slice(length);
  }
  return { locale, lead: path.slice(0, path.length - rest.length), path: rest || '/' };
}
