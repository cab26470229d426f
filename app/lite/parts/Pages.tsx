import { litePath } from '@/lib/pages/litePath';
import { isBeyond, type ListPage, offeredPages, pagePath } from '@/lib/pages/paging';
import type { LiteWords } from './liteWords';

type Props = {
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
  path: string;
  query?: Readonly<Record<string, string>>;
  words: LiteWords;
};

export function Pages({ page, path, query, words: { t, locale } }: Props) {
  if (page.count < 2 || isBeyond(page)) return null;
  return (
    <nav className="n" aria-label={t('Paging.label')}>
      <ul>
        {offeredPages(page).map((number, at) => (
          <li key={number ?? `gap ${at}`}>
            {number === null ? (
              '…'
            ) : (
              <a
                href={litePath(pagePath(path, number, query), locale)}
                aria-label={t('Paging.page', { number })}
                aria-current={number === page.number ? 'page' : undefined}
              >
                {number}
              </a>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const BeyondLast = ({
  page: { number, count },
  path,
  query,
  words: { t, locale },
}: Props) => (
  <>
    <h2>{t('Paging.beyond', { number })}</h2>
    <p>{t('Paging.beyondWhy', { count })}</p>
    <p>
      <a className="k" href={litePath(pagePath(path, 1, query), locale)}>
        {t('Paging.toFirst')}
      </a>
    </p>
  </>
);
