import { INVITATIONS } from '#site/languages.mjs';
import { useLocale } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { LOCALES, otherLocales } from '@/lib/i18n/locales';

type Props = {
  /** The page's URL without language prefix, with its query. */
  url: string;
  long?: boolean;
  className?: string;
};

/**
 * A link to the same page in each other language: the language's name, or with `long` the
 * invitation to read in it.
 */
export function LanguageLink({ url, long = false, className }: Props) {
  return otherLocales(useLocale()).map((other) => (
    <a
      key={other}
      href={localPath(url, other)}
      rel="alternate"
      data-later="language"
      lang={other}
      hrefLang={other}
      className={className}
    >
      {long ? INVITATIONS[other] : LOCALES[other].name}
    </a>
  ));
}
