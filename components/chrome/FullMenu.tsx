import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/site/menus';
import { LanguageLink } from './LanguageLink';
import { Logo } from './Logo';
import { PageLinks } from './PageLinks';

type Props = { path: string; url: string };

/**
 * The full-screen menu of phones. A popover, so that it opens, closes on Esc and hands focus back
 * without a script; while it is open `chrome.css` hides the page behind it, so Tab and screen
 * readers stay inside.
 */
export function FullMenu({ path, url }: Props) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  return (
    <dialog
      id="menu"
      popover="auto"
      aria-label={t('menu')}
      aria-modal="true"
      className="opens full-menu print:hidden"
    >
      <div className="border-b border-bar">
        <div className="page-width flex items-center justify-between py-2">
          <a href={localPath('/', locale)} className="touch-target">
            <Logo size="masthead" />
          </a>
          <button
            type="button"
            popoverTarget="menu"
            popoverTargetAction="hide"
            autoFocus
            aria-label={t('close')}
            className="touch-target -mr-2.5 justify-center"
          >
            <Icon name="close" />
          </button>
        </div>
      </div>
      <nav aria-label={t('sections')} className="page-width pb-6">
        <PageLinks pages={menu('main')} path={path} className="menu-large" />
        <PageLinks pages={menu('fullMenu')} path={path} withIcons className="menu-quiet" />
        <p className="menu-quiet">
          <LanguageLink long url={url} />
        </p>
        <h2 className="pt-6 text-label font-bold text-quiet">{t('moreSections')}</h2>
        <PageLinks pages={menu('moreSections')} path={path} withIcons className="menu-quiet" />
      </nav>
    </dialog>
  );
}
