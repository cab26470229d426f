import { getLocale, getTranslations } from 'next-intl/server';
import { localPath } from '@/lib/i18n/language';
import { type ListPage, pagePath } from '@/lib/pages/paging';
import { setResponseStatus } from '@/lib/request/pageResponse';
import { EmptyState } from './EmptyState';

type Props = {
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
  path: string;
  query?: Readonly<Record<string, string>>;
};

export async function BeyondLastPage({ page: { number, count }, path, query }: Props) {
  setResponseStatus(404);
  const [locale, t] = await Promise.all([getLocale(), getTranslations('Paging')]);
  return (
    <EmptyState title={t('beyond', { number })} reason={t('beyondWhy', { count })}>
      <a href={localPath(pagePath(path, 1, query), locale)} className="btn">
        {t('toFirst')}
      </a>
    </EmptyState>
  );
}
