import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { Icon } from './Icon';

export function BackLink() {
  const t = useTranslations('Reader');
  const locale = useLocale();
  return (
    <a
      href={localPath('/', locale)}
      data-later="back"
      className="touch-target gap-2 text-label font-bold print:hidden"
    >
      <Icon name="back" />
      {t('back')}
    </a>
  );
}
