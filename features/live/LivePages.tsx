import { useLocale, useTranslations } from 'next-intl';
import { LIST_ANCHOR } from '@/components/ui/listAnchor';
import { localPath } from '@/lib/i18n/language';
import { offeredPages, pagePath } from '@/lib/pages/paging';
import type { LivePage } from '@/lib/stories/livePage';

type Props = {
  page: Pick<LivePage, 'number' | 'count' | 'order'>;
  path: string;
};

export function LivePages({ page: { number, count, order }, path }: Props) {
  const t = useTranslations('Paging');
  const locale = useLocale();
  if (count === 1) return null;
  const query = order === 'oldest' ? { order } : undefined;
  const href = (to: number) => `${localPath(pagePath(path, to, query), locale)}#${LIST_ANCHOR}`;
  return (
    <nav
      lang={locale}
      aria-label={t('label')}
      className="live-links flex flex-wrap items-center justify-between gap-x-3 border-t border-rule py-2 text-label print:hidden"
    >
      <p className="flex flex-wrap gap-x-3">
        {offeredPages({ number, count }).map((to, at) =>
          to === null ? (
            <span key={`gap ${at}`} aria-hidden>
              …
            </span>
          ) : (
            <a
              key={to}
              href={href(to)}
              aria-label={t('page', { number: to })}
              aria-current={to === number ? 'page' : undefined}
              className="touch-target px-2 text-river"
            >
              {to}
            </a>
          ),
        )}
      </p>
      {number < count && (
        <a href={href(number + 1)} rel="next" className="touch-target chevron gap-2 text-river">
          {t('next')}
        </a>
      )}
    </nav>
  );
}
