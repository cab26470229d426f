import { z } from 'zod';
import { codeOf, isSiteLanguage } from '@/lib/provider/source/language';
import { ID_LIMIT } from '@/lib/provider/source/limits';

const language = z.string().max(ID_LIMIT).transform(codeOf).nullable().catch(null);

/** Language fields of Polylang Pro (`lang`) and WPML REST API (`wpml_current_locale`). */
export const languageSchema = z.object({ lang: language, wpml_current_locale: language });
export const LANGUAGE_FIELDS = 'lang,wpml_current_locale';

type Given = z.output<typeof languageSchema> & { link: string | null };

/** `base` is WordPress's URL if a language plug-in makes its links. */
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
