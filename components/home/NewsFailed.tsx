import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';

export function NewsFailed() {
  const t = useTranslations('NoNews');
  return <Notice action={<TryAgain path="/" />}>{t('failed')}</Notice>;
}
