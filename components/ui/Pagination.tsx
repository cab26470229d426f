import { useLocale, useTranslations } from 'next-intl';
import { localPath } from '@/lib/i18n/language';
import { absoluteUrl } from '@/lib/pages/absoluteUrl';
import { type ListPage, offeredPages, pagePath } from '@/lib/pages/paging';
import { Icon } from './Icon';
import { LIST_ANCHOR } from './listAnchor';

type Props = {
  page: Pick<ListPage<unknown>, 'number' | 'count'>;
  path: string;
  query?: Readonly<Record<string, string>>;
};

const LINK = 'touch-target justify-center gap-2 rounded-control px-2 text-label font-bold';
const NUMBER = `${LINK} page-number`;

export function Pagination({ page, path, query }: Props) {
  const t = useTranslations('Paging');
  const locale = useLocale();
  const { number, count } = page;
  if (count === 1) return null;

  const url = (to: number) => absoluteUrl(pagePath(path, to, query), locale);
  const href = (to: number) => `${localPath(pagePath(path, to, query), locale)}#${LIST_ANCHOR}`;
  return (
    <>
      {/*
       * React hoists these to the head; Next's `pagination` metadata would have to wait for the
       * feed.
       */}
      {number > 1 && <link rel="prev" href={url(number - 1)} />}
      {number < count && <link rel="next" href={url(number + 1)} />}
      <nav
        aria-label={t('label')}
        className="mt-6 flex flex-wrap items-center justify-center gap-1 border-t border-rule pt-4 sm:gap-2 print:hidden"
      >
        {number > 1 && (
          <a href={href(number - 1)} rel="prev" className={LINK}>
            <Icon name="left" className="size-5" />
            <span className="max-sm:sr-only">{t('previous')}</span>
          </a>
        )}
        {offeredPages(page).map((to, at) =>
          to === null ? (
            <span key={`gap ${at}`} aria-hidden className="text-quiet">
              …
            </span>
          ) : (
            <a
              key={to}
              href={href(to)}
              aria-label={t('page', { number: to })}
              aria-current={to === number ? 'page' : undefined}
              className={NUMBER}
            >
              {to}
            </a>
          ),
        )}
        {number < count && (
          <a href={href(number + 1)} rel="next" className={LINK}>
            <span className="max-sm:sr-only">{t('next')}</span>
            <Icon name="right" className="size-5" />
          </a>
        )}
      </nav>
    </>
  );
}
