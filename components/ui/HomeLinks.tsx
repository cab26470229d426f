import { useLocale, useTranslations } from 'next-intl';
import { LATEST } from '#site/links.mjs';
import { localPath } from '@/lib/i18n/language';

export function HomeLinks() {
  const t = useTranslations('Faults');
  const locale = useLocale();
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <a href={localPath('/', locale)} className="btn">
        {t('toHome')}
      </a>
      <a href={localPath(LATEST, locale)} className="btn btn-alt">
        {t('toLatest')}
      </a>
    </p>
  );
}
