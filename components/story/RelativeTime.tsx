import { useLocale } from 'next-intl';
import { useAgeInWords } from './useAgeInWords';

type Props = { at: string; now: number; className?: string };

/**
 * How long ago something was. `now` is the server's clock, in the browser as well, so that both first renders
 * agree; from then on `RelativeTimeUpdater` keeps the words up to date, perhaps before this is hydrated.
 */
export function RelativeTime({ at, now, className }: Props) {
  const ageInWords = useAgeInWords();
  return (
    <time lang={useLocale()} dateTime={at} data-age className={className} suppressHydrationWarning>
      {ageInWords(at, now)}
    </time>
  );
}
