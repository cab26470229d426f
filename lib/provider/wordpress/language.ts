import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { codeOf, isSiteLanguage } from '@/lib/provider/source/language';
import { ID_LIMIT, STORY_LISTS } from '@/lib/provider/source/limits';
import { type Story, writtenIn } from '@/lib/story/story';

const language = z.string().max(ID_LIMIT).transform(codeOf).nullable().catch(null);

/** Language fields of Polylang Pro (`lang`) and WPML REST API (`wpml_current_locale`). */
export const languageSchema = z.object({ lang: language, wpml_current_locale: language });
export const LANGUAGE_FIELDS = 'lang,wpml_current_locale';

type Given = z.output<typeof languageSchema> & { link: string | null };

/**
 * The post's declared language, else the one of its link.
 *
 * @param base WordPress's URL if a language plug-in makes its links, else null
 */
export const givenLanguage = (post: Given, base: string | null): string | null =>
  post.lang ?? post.wpml_current_locale ?? (base === null ? null : languageOfLink(post.link, base));

/** By folder or `?lang=`, except the default language; other folders may be categories, such as `/up/`. */
function languageOfLink(link: string | null, base: string): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const { pathname, searchParams } = new URL(link);
  const root = new URL(base).pathname.replace(/\/$/, '');
  const [folder = ''] = pathname.startsWith(`${root}/`)
    ? pathname.slice(root.length + 1).split('/')
    : [];
  const code = codeOf(searchParams.get('lang') ?? folder);
  return code !== null && isSiteLanguage(code) ? code : null;
}

/** qTranslate (`[:en]…[:hi]…[:]`, `<!--:en-->…<!--:-->`) and WPGlobus (`{:en}…{:}`). */

const LANGUAGE_MARK = /(?:\[|\{|<!--):([a-z]{2})?(?:\]|\}|-->)/;
const CLOSED = /\[:\]|\{:\}|<!--:-->/;
/** Needs no end mark, because an excerpt may be cut before it. */
const OPENED = /^\s{0,9}(?:<p>\s{0,9})?(?:\[|\{|<!--):[a-z]{2}(?:\]|\}|-->)/;

/** The text in the wanted language, else in the first with text, and the parts common to all. */
export function textInLanguage(text: string, wanted: string): string {
  if (!OPENED.test(text) && !CLOSED.test(text)) return text;
  const [before = '', ...rest] = text.split(LANGUAGE_MARK);
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

type Translation = { id: number; code: string | null };

const positiveId = z.int().positive();

const translationOf = (given: unknown, code: unknown): Translation[] => {
  const read = positiveId.safeParse(given);
  return read.success
    ? [{ id: read.data, code: codeOf(typeof code === 'string' ? code : null) }]
    : [];
};

/** Polylang sends ids by language; PHP encodes an empty record as a list. */
const ofPolylang = z
  .record(z.string(), z.unknown())
  .transform((given) =>
    Object.entries(given)
      .slice(0, STORY_LISTS.tags)
      .flatMap(([code, one]) => translationOf(one, code)),
  )
  .catch([]);

/** The WPML REST API plug-in omits the post itself. */
const ofWpml = z
  .array(z.object({ id: z.unknown(), locale: z.unknown() }).catch({ id: null, locale: null }))
  .transform((given) =>
    given.slice(0, STORY_LISTS.tags).flatMap((one) => translationOf(one.id, one.locale)),
  )
  .catch([]);

export const translationSchema = z.object({ translations: ofPolylang, wpml_translations: ofWpml });
export const TRANSLATION_FIELDS = 'translations,wpml_translations';

type Translated = Pick<Story, 'translationKey' | 'translatedIds'>;

export function translationsOf(
  post: z.output<typeof translationSchema> & { id: string },
  language: Pick<Story, 'lang' | 'otherLanguage'>,
): Translated {
  const own = Number(post.id);
  const others = [...post.translations, ...post.wpml_translations].filter((one) => one.id !== own);
  if (others.length === 0) return {};
  const key = others.reduce((least, other) => Math.min(least, other.id), own);
  const ids = new Map<Locale, string>([[language.lang, post.id]]);
  for (const { id: other, code } of others)
    if (code !== null && isLocale(code) && !ids.has(code)) ids.set(code, String(other));
  const isNamed = ids.size > 1 && writtenIn(language) === language.lang;
  return {
    translationKey: String(key),
    ...(isNamed && { translatedIds: Object.fromEntries(ids) }),
  };
}
