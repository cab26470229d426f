import { useLocale } from 'next-intl';
import { INVITATIONS } from '#site/languages.mjs';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { LOCALES, otherLocales } from '@/lib/i18n/locales';

type Props = {
  url: string;
  long?: boolean;
  hasIcon?: boolean;
  className?: string;
};

export function LanguageLink({ url, long = false, hasIcon = false, className }: Props) {
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
      {hasIcon && <Icon name="globe" />}
      {long ? INVITATIONS[other] : LOCALES[other].name}
    </a>
  ));
}
