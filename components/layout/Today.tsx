import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/dates';
import { formatTime } from '@/lib/format/timeOfDay';

type Props = { now: number; updatedAt: number | null };

export function Today({ now, updatedAt }: Props) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const today = new Date(now);
  return (
    <p className="hidden text-end text-label text-quiet md:me-26 md:block">
      <time dateTime={today.toISOString()}>{formatDate(today, 'full', locale)}</time>
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
