import { useLocale, useNow, useTranslations } from 'next-intl';
import { TIME_ZONE } from '@/lib/i18n/language';
import { LOCALES } from '@/lib/i18n/locales';
import { dateInWords } from '@/lib/time/dates';

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: TIME_ZONE } as const;

/** Today's date and when the page was put together, from the server's clock, on India's time. */
export function Today() {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const now = useNow();
  const { intl, namesDayPeriod } = LOCALES[locale];
  const time = new Intl.DateTimeFormat(intl, { ...CLOCK, dayPeriod: namesDayPeriod ? 'short' : undefined }).format(now);
  return (
    <p className="hidden text-right text-label text-quiet md:block">
      <time dateTime={now.toISOString()}>
        {dateInWords(now, 'full', locale)}
        <br />
        {t('updated', { time })}
      </time>
    </p>
  );
}
