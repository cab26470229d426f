import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';

/**
 * Saves the story for later, on this device (`components/reading/saveControl.ts`, which also says whether it
 * is pressed). Needs a script.
 */
export function SaveButton({ section }: { section: string }) {
  const t = useTranslations('Reader');
  return (
    <button
      type="button"
      data-later="save"
      data-section={section}
      data-my={localPath('/my', useLocale())}
      className="touch-target flex-none gap-2 font-bold text-ink noscript:hidden print:hidden"
    >
      <Icon name="bookmark" />
      {t('save')}
    </button>
  );
}
