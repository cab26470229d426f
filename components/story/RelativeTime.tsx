import { useTranslations } from 'next-intl';
import { elapsed } from '@/lib/time/elapsed';

/**
 * How long ago something was, in words. `now` comes from the server, so that the browser's first
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
  const { unit, count } = elapsed(Date.parse(at), now);
  return (
    <time dateTime={at} data-age className={className}>
      {t(unit, { count })}
    </time>
  );
}
