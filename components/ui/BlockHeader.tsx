import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { localPath } from '@/lib/i18n/language';

type Props = {
  title: string;
  more?: string | undefined;
  live?: boolean;
  id?: string;
  children?: ReactNode;
};

export function BlockHeader({ title, more, live = false, id, children }: Props) {
  const t = useTranslations('Story');
  const locale = useLocale();
  return (
    <header className="rule-top flex min-h-13 flex-wrap items-center justify-between gap-x-3 pt-1">
      <h2
        id={id}
        className={`flex items-center gap-2 text-block tracking-head ${live ? 'text-signal-ink' : ''}`}
      >
        {live && <span aria-hidden className="live-dot text-live" />}
        {title}
      </h2>
      {children}
      {more && (
        <a
          href={localPath(more, locale)}
          aria-label={t('viewMoreOf', { title })}
          className="touch-target chevron gap-2 text-label font-bold whitespace-nowrap text-river print:hidden"
        >
          {t('viewMore')}
        </a>
      )}
    </header>
  );
}
