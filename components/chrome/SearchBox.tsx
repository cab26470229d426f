import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { QUERY_LIMIT } from '@/lib/search/queryText';

/**
 * Opens under the top bar. A popover and a form that is sent by GET, so that it needs no script.
 */
export function SearchBox() {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  return (
    <search id="find" popover="auto" aria-label={t('searchFor')} className="opens find-box">
      <form action={localPath('/search', locale)} className="page-width flex gap-2 py-1 md:py-3">
        <label htmlFor="find-words" className="sr-only">
          {t('searchFor')}
        </label>
        <input
          id="find-words"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={QUERY_LIMIT}
          autoFocus
          className="min-w-0 flex-1"
        />
        <button type="submit" className="btn px-4">
          {t('search')}
        </button>
        <button
          type="button"
          popoverTarget="find"
          popoverTargetAction="hide"
          aria-label={t('close')}
          className="touch-target justify-center self-center"
        >
          <Icon name="close" />
        </button>
      </form>
    </search>
  );
}
