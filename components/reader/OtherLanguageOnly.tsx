import { useLocale, useTranslations } from 'next-intl';
import type { Locale } from '@/lib/i18n/routing';

/**
 * Says, in the page's language, that a story is to be had in its own one only. The provider sends
 * each story once and names no translation, so a story in another language than its page's has
 * none.
 */
export function OtherLanguageOnly({ lang }: { lang: Locale }) {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    lang !== locale && (
      <p lang={locale} className="mt-2 text-label text-quiet">
        {t('otherLanguageOnly', { lang })}
      </p>
    )
  );
}
