import { useLocale, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/Icon';
import { formatDate, startOfDay } from '@/lib/time/dates';

/**
 * The date of a tool's sample figures, and Refresh, which sets the shown date to today and changes
 * no figure: the spec asks for exactly this. For islands.
 *
 * @param sampleDate ISO day of the sample, `2024-01-15`
 */
export function RefreshBar({ sampleDate }: { sampleDate: string }) {
  const t = useTranslations('Tool');
  const locale = useLocale();
  const [shown, setShown] = useState(() => startOfDay(sampleDate));
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p role="status" className="text-label text-quiet">
        {t('updated', { date: formatDate(shown, 'long', locale) })}
      </p>
      <button
        type="button"
        onClick={() => setShown(Date.now())}
        className="btn btn-alt min-h-11! px-4! noscript:hidden print:hidden"
      >
        <Icon name="refresh" className="size-5" />
        {t('refresh')}
      </button>
    </div>
  );
}
