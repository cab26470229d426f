import { OFFLINE_WORDS } from '#site/offline.mjs';
import { dateAndTime } from '@/lib/format/timeOfDay';
import { directionOf } from '@/lib/i18n/direction';
import { localPath } from '@/lib/i18n/language';
import { type Locale, otherLocales } from '@/lib/i18n/locales';
import { readStories } from './answers';
import { OFFLINE_PATH, pagesBeneath } from './keptAddress';
import { type KeptEntry, entriesOf, findPage, readPage } from './keptPage';

const STYLE =
  ':root{color-scheme:light dark}body{font:1rem/1.5 system-ui,sans-serif;max-width:40rem;margin:auto;padding:1rem}li{margin:.5rem 0}small{display:block}';

const LISTS = ['stories', 'pages'] as const;

type Listed = Pick<KeptEntry, 'path' | 'title' | 'at'> & { lang: Locale };

function filled(html: string, name: string, entries: readonly Listed[], locale: Locale): string {
  const list = new RegExp(
    `(<section[^>]*\\bid="kept-${name}"[^>]*?)\\shidden=""([^]*?)<template>([^]*?)</template>`,
  );
  const asOf = ({ at }: Listed) => withMoment(wordsOf(locale).asOf ?? '', at, locale);
  return html.replace(list, (_, start: string, head: string, template: string) =>
    [
      start,
      head,
      ...entries.map((entry) =>
        template
          .replaceAll('#kept-path', () => entry.path)
          .replaceAll('%lang%', () => entry.lang)
          .replaceAll('%title%', () => entry.title)
          .replaceAll('%asOf%', () => asOf(entry)),
      ),
    ].join(''),
  );
}

const hideNone = (html: string) =>
  html.replace(/(<p[^<>]*\bid="kept-none")/, (_, start: string) => `${start} hidden=""`);

/** Stories read in the reader open only if a page beneath is cached. */
async function openStories(locale: Locale) {
  const beneath = await Promise.all(pagesBeneath(locale).map(findPage));
  return beneath.some(Boolean) ? readStories(locale) : [];
}

async function readableIn(locale: Locale): Promise<Record<'stories' | 'pages', Listed[]>> {
  const [stories, saved, read, fixed, pages] = await Promise.all([
    entriesOf('stories'),
    entriesOf('saved'),
    openStories(locale),
    entriesOf('fixed'),
    entriesOf('pages'),
  ]);
  const isShown = ({ address, title }: KeptEntry) =>
    address.locale === locale && title !== '' && !address.isOffline;
  const ofPages = [...stories, ...saved].filter(isShown);
  const others = read.filter(
    ({ id, title }) => title !== '' && !ofPages.some(({ address }) => address.id === id),
  );
  const listed = (entries: Omit<Listed, 'lang'>[]) =>
    entries.map((entry) => ({ ...entry, lang: locale }));
  return {
    stories: listed([...ofPages, ...others]).sort((a, b) => b.at - a.at),
    pages: listed([...fixed, ...pages].filter(isShown)),
  };
}

async function readable(locale: Locale) {
  const own = await readableIn(locale);
  if (own.stories.length + own.pages.length > 0) return own;
  const others = await Promise.all(otherLocales(locale).map(readableIn));
  return {
    stories: others.flatMap(({ stories }) => stories),
    pages: others.flatMap(({ pages }) => pages),
  };
}

export async function offlinePage(locale: Locale): Promise<Response> {
  const kept = await readPage(new URL(localPath(OFFLINE_PATH, locale), location.origin));
  const { stories, pages } = await readable(locale);
  const lists = [
    ['stories', stories],
    ['pages', pages],
  ] as const;
  let page = kept?.html ?? plainPage(locale);
  for (const [name, entries] of lists)
    if (entries.length > 0) page = hideNone(filled(page, name, entries, locale));
  return new Response(page, {
    status: 503,
    headers: kept ? kept.headers : { 'content-type': 'text/html; charset=utf-8' },
  });
}

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

export const wordsOf = (locale: Locale) => OFFLINE_WORDS[locale];

export function withMoment(text: string, at: number, locale: Locale): string {
  const { date, time } = dateAndTime(at, locale);
  return text.replace('{date}', date).replace('{time}', time);
}
