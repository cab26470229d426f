import { directionOf } from '@/lib/i18n/direction';
import type { Locale } from '@/lib/i18n/locales';
import { wordsOf } from './offlineWords';

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem}li{margin:.5rem 0}small{display:block}';

const LISTS = ['stories', 'pages'] as const;

/**
 * Fallback if the device fetched nothing in advance. Its markup matches
 * `features/offline/KeptPages.tsx`.
 */
export function plainPage(locale: Locale): string {
  const words = wordsOf(locale);
  const direction = directionOf(locale) ? ' dir="rtl"' : '';
  const list = (name: (typeof LISTS)[number]) =>
    `<section id="kept-${name}" hidden=""><h2>${words[name]}</h2><ul><template><li><a href="#kept-path" lang="%lang%">%title%</a> <small>%asOf%</small></li></template></ul></section>`;
  return `<!DOCTYPE html><html lang="${locale}"${direction}><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${words.title}</title><style>${STYLE}</style></head><body><main><h1>${words.title}</h1><p>${words.why}</p><p><a href="">${words.retry}</a></p>${LISTS.map(list).join('')}<p id="kept-none">${words.none}</p></main></body></html>`;
}
