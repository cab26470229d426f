import { useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';
import { TryAgain } from '@/components/ui/TryAgain';

/** Stands once for all blocks of the front page that are made of the news call, when that failed. */
export function NewsFailed() {
  const t = useTranslations('NoNews');
  return <Notice action={<TryAgain path="/" />}>{t('failed')}</Notice>;
}
