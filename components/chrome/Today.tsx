import { useLocale, useNow, useTranslations } from 'next-intl';
import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES } from '@/lib/i18n/locales';
import { formatDate } from '@/lib/time/dates';

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: TIME_ZONE } as const;

/**
 * Today's date and the time of the newest data, from the server's clock, on India's time. Without
 * data no time.
 */
export function Today({ updatedAt }: { /** Epoch milliseconds. */ updatedAt: number | null }) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const now = useNow();
  const { intl, namesDayPeriod } = LOCALES[locale];
  const clock = new Intl.DateTimeFormat(intl, {
    ...CLOCK,
    dayPeriod: namesDayPeriod ? 'short' : undefined,
  });
  return (
    <p className="hidden text-right text-label text-quiet md:block">
      <time dateTime={now.toISOString()}>{formatDate(now, 'full', locale)}</time>
      {updatedAt !== null && (
        <>
          <br />
          <time dateTime={new Date(updatedAt).toISOString()}>
            {t('updated', { time: clock.format(updatedAt) })}
          </time>
        </>
      )}
    </p>
  );
}
