import { type Locale, useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/format/dates';
import { elapsed } from '@/lib/format/elapsed';

type Words = ReturnType<typeof useTranslations<'Time'>>;

/** How long ago a moment was, in the words of a language; after 30 days its date. */
export function ageInWords(at: string, now: number, t: Words, locale: Locale): string {
  const ago = elapsed(Date.parse(at), now);
  return ago.unit === 'date' ? formatDate(new Date(at), 'long', locale) : t(ago.unit, ago);
}

type Props = { at: string; now: number; className?: string };

/**
 * How long ago something was. `now` is the server's clock, in the browser as well, so that both first renders
 * agree; from then on `RelativeTimeUpdater` keeps the words up to date, perhaps before this is hydrated.
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
