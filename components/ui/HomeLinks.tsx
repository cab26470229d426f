import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { LATEST } from '#site/links.mjs';
import { localPath } from '@/lib/i18n/language';

type Props = {
  retry?: ReactNode;
};

export function HomeLinks({ retry }: Props) {
  const t = useTranslations('Faults');
  const locale = useLocale();
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      {retry}
      <a href={localPath('/', locale)} className={retry ? 'btn btn-alt' : 'btn'}>
        {t('toHome')}
      </a>
      <a href={localPath(LATEST, locale)} className="btn btn-alt">
        {t('toLatest')}
      </a>
    </p>
  );
}
