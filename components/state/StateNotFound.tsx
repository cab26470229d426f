import { useLocale, useTranslations } from 'next-intl';
import { PageTitle } from '@/components/ui/PageTitle';
import { localPath } from '@/lib/i18n/language';

/** A URL of a state that has no page (product.md 6.2): a text and a link to India. */
export function StateNotFound() {
  const t = useTranslations('State');
  const locale = useLocale();
  return (
    <>
      <PageTitle lead={t('notFoundWhy')}>{t('notFound')}</PageTitle>
      <a href={localPath('/india', locale)} className="btn">
        {t('back')}
      </a>
    </>
  );
}
