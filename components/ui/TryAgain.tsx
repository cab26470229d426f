import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';

type Props = {
  path: string;
  className?: string;
};

/** `data-retry` marks a page without a list for the service worker (`features/offline/readDocument.ts`). */
export function TryAgain({ path, className = 'touch-target underline' }: Props) {
  const t = useTranslations('Faults');
  return (
    <a href={localPath(path, useLocale())} className={className} data-retry="">
      {t('retry')}
    </a>
  );
}
