import { useLocale, useTranslations } from 'next-intl';
import { ageInWords } from '@/lib/format/ageInWords';

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
