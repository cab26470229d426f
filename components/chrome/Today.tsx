import { useLocale, useNow, useTranslations } from 'next-intl';
import { LANGUAGE, TIME_ZONE } from '@/lib/i18n/language';
import { dateInWords } from '@/lib/time/dates';

const CLOCK = { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: TIME_ZONE } as const;

/** Hindi names the part of the day (शाम 6:32); English would spell it out, so it keeps am and pm. */
const TIME = { en: CLOCK, hi: { ...CLOCK, dayPeriod: 'short' } } as const;

/** Today's date and when the page was put together, from the server's clock, on India's time. */
export function Today() {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const now = useNow();
  const time = new Intl.DateTimeFormat(LANGUAGE[locale].intl, TIME[locale]).format(now);
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
