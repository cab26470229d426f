import { useLocale, useTranslations } from 'next-intl';
import { formatDate } from '@/lib/time/dates';
import { elapsed } from '@/lib/time/elapsed';

/** Says in the page's language how long ago a moment was; after 30 days its date. */
export function useAgeInWords() {
  const t = useTranslations('Time');
  const locale = useLocale();
  return (at: string, now: number): string => {
    const ago = elapsed(Date.parse(at), now);
    return ago.unit === 'date' ? formatDate(new Date(at), 'long', locale) : t(ago.unit, ago);
  };
}
