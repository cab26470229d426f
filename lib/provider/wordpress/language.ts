import { z } from 'zod';
import { codeOf, isTold } from '@/lib/provider/source/language';
import { ID_LIMIT } from '@/lib/provider/source/limits';

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
