// Plain JavaScript, because the server reads it as it is.

import { DEFAULT_LOCALE } from '#site/locales.mjs';
import { localeSpelled } from './languages.mjs';

/** @typedef {import('./languages.mjs').Locale} Locale */

const FORM = /^\/(?:amp|m|mobile|index\.php)(?=\/|$)/i;

/**
 * Strips the prefixes of other systems in any order: a language (`/hindi`, `/hi-in`), `/amp`, `/m`,
 * `/index.php`.
 *
 * @param {string} path
 * @param {Locale} [given] the language if the path names none
 * @returns {{ locale: Locale, lead: string, path: string }}
 */
export function readLead(path, given = DEFAULT_LOCALE) {
  let locale = given;
  let rest = path;
  for (;;) {
    const [form] = FORM.exec(rest) ?? [];
    const [, first = ''] = rest.split('/', 2);
    const spoken = localeSpelled(first);
    const length = form?.length ?? (spoken ? 1 + first.length : 0);
    if (length === 0) break;
    if (form === undefined && spoken) locale = spoken;
    rest = rest.slice(length);
  }
  return { locale, lead: path.slice(0, path.length - rest.length), path: rest || '/' };
}
