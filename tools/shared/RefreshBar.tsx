import { useLocale, useTranslations } from 'next-intl';
import { FieldWarning } from '@/components/ui/FieldWarning';
import { Icon } from '@/components/ui/Icon';
import { formatDate } from '@/lib/format/dates';
import type { Refresh } from './useToolData';

/** Product.md 9.8: Refresh fetches again and shows today's date. */
export function RefreshBar({ refresh: { state, shown, start, feed } }: { refresh: Refresh }) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  const updated = t('updated', { date: formatDate(shown, 'long', locale) });
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <div role="status" className="text-label text-quiet">
        <p>{state === 'loading' ? t('loading') : updated}</p>
        {state === 'failed' && <FieldWarning>{t('refreshFailed')}</FieldWarning>}
      </div>
      <button
        type="button"
        onClick={start}
        className="btn btn-alt min-h-11! px-4! noscript:hidden print:hidden"
      >
        <Icon name="refresh" className="size-5" />
        {t('refresh')}
      </button>
      {feed}
    </div>
  );
}
