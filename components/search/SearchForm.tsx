import { useLocale, useTranslations } from 'next-intl';
import { TYPED_DIRECTION } from '@/lib/i18n/direction';
import { localPath } from '@/lib/i18n/language';
import { QUERY_LIMIT } from '@/lib/search/queryText';

/** GET, so it needs no script and the URL can be shared. */
export function SearchForm({ query }: { query: string }) {
  const t = useTranslations('Search');
  const locale = useLocale();
  return (
    <search aria-label={t('label')}>
      <form action={localPath('/search', locale)} className="flex max-w-measure gap-2">
        <label htmlFor="query" className="sr-only">
          {t('label')}
        </label>
        <input
          dir={TYPED_DIRECTION}
          id="query"
          name="q"
          type="search"
          enterKeyHint="search"
          maxLength={QUERY_LIMIT}
          defaultValue={query}
          className="min-w-0 flex-1"
        />
        <button type="submit" className="btn px-4">
          {t('submit')}
        </button>
      </form>
    </search>
  );
}
