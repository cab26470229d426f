import { useLocale, useTranslations } from 'next-intl';
import { useSaveData } from '@/lib/browser/useConnection';
import { localPath } from '@/lib/i18n/language';

/**
 * Sits in the gap above the block, so it shifts nothing once the browser reports Save-Data.
 *
 * @param path of the page itself, without language prefix
 */
export function SaveDataNote({ path }: { path: string }) {
  const t = useTranslations('Home');
  const locale = useLocale();
  return (
    useSaveData() && (
      <p className="absolute inset-x-0 bottom-full flex items-center gap-3 text-meta text-quiet">
        {t('saveData')}
        <a
          href={localPath(path, locale)}
          className="relative underline after:absolute after:-inset-x-2 after:-inset-y-3"
        >
          {t('refresh')}
        </a>
      </p>
    )
  );
}
