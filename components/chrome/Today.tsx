import { useLocale, useNow, useTranslations } from 'next-intl';
import { formatDate, formatTime } from '@/lib/time/dates';

/**
 * Today's date and the time of the newest data, from the server's clock, on India's time. Without
 * data no time.
 */
export function Today({ updatedAt }: { /** Epoch milliseconds. */ updatedAt: number | null }) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const now = useNow();
  return (
    <p className="hidden text-right text-label text-quiet md:block">
      <time dateTime={now.toISOString()}>{formatDate(now, 'full', locale)}</time>
      {updatedAt !== null && (
        <>
          <br />
          <time dateTime={new Date(updatedAt).toISOString()}>
            {t('updated', { time: formatTime(updatedAt, locale) })}
          </time>
        </>
      )}
    </p>
  );
}
