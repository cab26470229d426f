import { z } from 'zod';
import { languageOf } from '@/lib/format/script';
import { isLocale } from '@/lib/i18n/locales';
import { ID_LIMIT } from '@/lib/provider/source/limits';
import { isMarathi } from '@/lib/provider/source/providerText';
import type { StoryCard } from '@/lib/stories/model/story';

/** Such as `hi` of `hi`, `hi_IN` and `hi-in`; none in any other name that a site gives a language. */
const CODE = /^[a-z]{2,3}(?![a-z\d])/i;

/** The code of ISO 639 that a language plugin's code or locale begins with. */
export const codeOf = (given: string | null): string | null =>
  given === null ? null : (CODE.exec(given)?.[0].toLowerCase() ?? null);

const language = z.string().max(ID_LIMIT).transform(codeOf).nullable().catch(null);

/**
 * What Polylang Pro (`lang`) and the plugin WPML REST API (`wpml_current_locale`) say a post is written in.
 * Without them WordPress leaves the fields out.
 */
export const languageSchema = z.object({ lang: language, wpml_current_locale: language });
export const LANGUAGE_FIELDS = 'lang,wpml_current_locale';

/** What a post says of its language, and its link. */
type Given = z.output<typeof languageSchema> & { link: string | null };

/**
 * The code of the language that the source says a post is in; null where it does not.
 *
 * @param base the site's own address where a language plugin makes its links, else null
 */
export const givenLanguage = (post: Given, base: string | null): string | null =>
  post.lang ?? post.wpml_current_locale ?? (base === null ? null : languageOfLink(post.link, base));

/**
 * What a post is written in: as its source says, else by its script and its small words. A language
 * that the site has no pages in is another one; `lang` is then that of its script.
 */
export function languageFields(
  given: string | null,
  title: string,
  text: string,
): Pick<StoryCard, 'lang' | 'otherLanguage'> {
  if (given !== null && isLocale(given)) return { lang: given };
  const lang = languageOf(title);
  const other = given ?? (isMarathi(`${title} ${text}`) ? 'mr' : null);
  return { lang, ...(other !== null && { otherLanguage: other }) };
}

/** The script that tells nothing: Hindi, Marathi, Nepali and Bhojpuri are written in it. */
const SHARED_SCRIPT = 'Deva';

const isTold = (code: string) =>
  isLocale(code) || new Intl.Locale(code).maximize().script === SHARED_SCRIPT;

/**
 * The language in whose folder, or with whose `?lang=`, WPML and Polylang link a post, among those of the
 * site and those that their script does not tell: any other folder may be a category's, such as `/up/`.
 * Null in the default language, whose links have neither.
 *
 * @param base the site's own address
 */
function languageOfLink(link: string | null, base: string): string | null {
  if (link === null || !URL.canParse(link)) return null;
  const { pathname, searchParams } = new URL(link);
  const root = new URL(base).pathname.replace(/\/$/, '');
  const [folder = ''] = pathname.startsWith(`${root}/`)
    ? pathname.slice(root.length + 1).split('/')
    : [];
  const code = codeOf(searchParams.get('lang') ?? folder);
  return code !== null && isTold(code) ? code : null;
}
