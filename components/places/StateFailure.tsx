import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';

/** Says that the news of the reader's state, which were asked for, cannot be had. */
export function StateFailure() {
  const t = useTranslations('Places');
  return <Notice>{t('newsFailed')}</Notice>;
}
