import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { FullMenu } from './FullMenu';
import { Logo } from './Logo';

type Props = {
  path: string;
  url: string;
  /** What stands beside the wordmark from 768 px. */
  children: ReactNode;
};

/** The wordmark with today's date beside it; on phones the menu's button takes the date's place. */
export function Masthead({ path, url, children }: Props) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  return (
    <div className="page-width flex items-center justify-between py-2 md:py-3">
      <a href={localPath('/', locale)} className="touch-target">
        <Logo size="masthead" />
      </a>
      {children}
      <button
        type="button"
        popoverTarget="menu"
        aria-label={t('menu')}
        className="menu-button touch-target -mr-2.5 justify-center md:hidden print:hidden"
      >
        <Icon name="menu" />
      </button>
      <FullMenu path={path} url={url} />
    </div>
  );
}
