import { useLocale, useTranslations } from 'next-intl';
import { Notice } from '@/components/ui/Notice';

/**
 * The story could not be looked up just now, which says nothing about whether it exists: in words,
 * with another try.
 */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const t = useTranslations('Reader');
  const faults = useTranslations('Faults');
  return (
    <div lang={useLocale()} className="mt-6 grid justify-items-start gap-3 print:hidden">
      <Notice>{t('failed')}</Notice>
      <button type="button" onClick={onRetry} className="btn">
        {faults('retry')}
      </button>
    </div>
  );
}
