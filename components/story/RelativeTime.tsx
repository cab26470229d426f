import { type Locale, useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/dates';
import { elapsed } from '@/lib/format/elapsed';

type Words = ReturnType<typeof useTranslations<'Time'>>;

export function ageInWords(at: string, now: number, t: Words, locale: Locale): string {
  const ago = elapsed(Date.parse(at), now);
  return ago.unit === 'date' ? formatDate(new Date(at), 'long', locale) : t(ago.unit, ago);
}

type Props = { at: string; now: number; className?: string };

/**
 * `now` is the server's clock in the browser too, so hydration agrees; `RelativeTimeUpdater` takes
 * over from there.
 */
export function RelativeTime({ at, now, className }: Props) {
  const t = useTranslations('Time');
  const locale = useLocale();
  return (
    <time lang={locale} dateTime={at} data-age className={className} suppressHydrationWarning>
      {ageInWords(at, now, t, locale)}
    </time>
  );
}
