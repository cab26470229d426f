import { z } from 'zod';
import { isLocale, type Locale } from '@/lib/i18n/locales';
import { codeOf } from '@/lib/provider/source/language';
import { STORY_LISTS } from '@/lib/provider/source/limits';
import { type Story, writtenIn } from '@/lib/story/story';

type Translation = { id: number; code: string | null };

const id = z.int().positive();

const translationOf = (given: unknown, code: unknown): Translation[] => {
  const read = id.safeParse(given);
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
