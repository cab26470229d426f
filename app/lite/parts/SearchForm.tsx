import { TYPED_DIRECTION } from '@/lib/i18n/direction';
import { litePath } from '@/lib/pages/litePath';
import { QUERY_LIMIT } from '@/lib/search/queryText';
import type { LiteWords } from './liteWords';

type Props = { words: LiteWords; query?: string };

export function SearchForm({ words: { t, locale }, query }: Props) {
  return (
    <search>
      <form action={litePath('/search', locale)}>
        <p>
          <input
            dir={TYPED_DIRECTION}
            name="q"
            type="search"
            aria-label={t('Search.label')}
            maxLength={QUERY_LIMIT}
            defaultValue={query}
          />{' '}
          <button>{t('Search.submit')}</button>
        </p>
      </form>
    </search>
  );
}
