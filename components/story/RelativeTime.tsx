import { useLocale, useTranslations } from 'next-intl';
import { elapsed } from '@/lib/time/elapsed';

/**
 * How long ago something was, in words of the page's language. `now` comes from the server, so that the browser's first
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
  const { unit, count } = elapsed(Date.parse(at), now);
  return (
    <time lang={locale} dateTime={at} data-age className={className}>
      {t(unit, { count })}
    </time>
  );
}
