import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import type { Locale } from '@/lib/i18n/routing';
import { useHasVoice } from './useHasVoice';
import { useReadAloud } from './useReadAloud';

/**
 * Reads texts aloud, and stops. Not there where the device has no voice for the language. For
 * islands.
 */
export function ReadAloud({ texts, locale }: { texts: readonly string[]; locale: Locale }) {
  const t = useTranslations('Horoscope');
  const { state, start, stop } = useReadAloud(texts, locale);
  if (!useHasVoice(locale)) return null;
  const speaking = state === 'speaking';
  return (
    <div className="grid max-w-40 justify-items-end gap-1 print:hidden">
      <button
        type="button"
        onClick={speaking ? stop : start}
        className="btn btn-alt min-h-11! px-3!"
      >
        <Icon
          name={speaking ? 'close' : 'play'}
          solid={!speaking}
          className="size-5 max-sm:hidden"
        />
        {speaking ? t('stop') : t('listen')}
      </button>
      <p role="status" className="text-right text-label text-quiet empty:sr-only">
        {state === 'failed' && t('notRead')}
      </p>
    </div>
  );
}
