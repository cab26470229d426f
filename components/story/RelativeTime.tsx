import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/time/dates';
import { elapsed } from '@/lib/time/elapsed';

/**
 * How long ago something was, in words of the page's language; after 30 days its date. `now` comes from the server, so that the browser's first
 * paint agrees.
 */
export function RelativeTime({
  at,
  now,
  className,
}: {
  at: string;
  now: number;
  className?: string;
}) {
  const t = useTranslations('Time');
  const locale = useLocale();
  const ago = elapsed(Date.parse(at), now);
  return (
    <time lang={locale} dateTime={at} data-age className={className}>
      {ago.unit === 'date' ? formatDate(new Date(at), 'long', locale) : t(ago.unit, ago)}
    </time>
  );
}
