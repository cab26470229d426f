import { useLocale } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { LOCALES, otherLocales } from '@/lib/i18n/locales';

type Props = { path: string; long?: boolean; className?: string };

/**
 * A link to the same page in each other language: the language's name, or with `long` the
 * invitation to read in it.
 */
export function LanguageLink({ path, long = false, className }: Props) {
  return otherLocales(useLocale()).map((other) => (
    <a
      key={other}
      href={localPath(path, other)}
      rel="alternate"
      lang={other}
      hrefLang={other}
      className={className}
    >
      {LOCALES[other][long ? 'invitation' : 'name']}
    </a>
  ));
}
