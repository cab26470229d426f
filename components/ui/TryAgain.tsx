import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';

type Props = {
  /** Of the page itself, without language prefix. */
  path: string;
  className?: string;
};

/**
 * The page once more, by a link, so that it needs no script. By its `data-retry` the service worker knows a page that
 * lacks a list (`lib/offline/document.ts`).
 */
export function TryAgain({ path, className = 'touch-target underline' }: Props) {
  const t = useTranslations('Faults');
  return (
    <a href={localPath(path, useLocale())} className={className} data-retry="">
      {t('retry')}
    </a>
  );
}
