import { useLocale, useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { CloseButton } from '@/components/ui/CloseButton';
import { Icon } from '@/components/ui/Icon';
import { Logo } from '@/components/ui/Logo';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/pages/menus';
import type { PagePath } from '@/lib/pages/pages';
import { LanguageLink } from './LanguageLink';
import { PageLinks } from './PageLinks';
import { WhatsAppChat } from './ShortcutLinks';

type FullMenuProps = {
  path: string;
  url: string;
  thin: readonly PagePath[];
};

/**
 * A popover, so opening, Esc and focus return need no script; `layout.css` hides the page behind
 * it, which keeps Tab inside.
 */
function FullMenu({ path, url, thin }: FullMenuProps) {
  const t = useTranslations('Chrome');
  const locale = useLocale();
  const others = menu('moreSections', thin);
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
          <CloseButton
            popoverTarget="menu"
            popoverTargetAction="hide"
            autoFocus
            aria-label={t('close')}
            className="touch-target -me-2.5 justify-center"
          />
        </div>
      </div>
      <nav aria-label={t('sections')} className="page-width pb-6">
        <PageLinks pages={menu('main', thin)} path={path} className="menu-large" />
        <PageLinks
          pages={[...menu('fullMenu'), '/my']}
          path={path}
          withIcons
          className="menu-quiet"
        />
        <p className="menu-quiet">
          <LanguageLink long hasIcon url={url} />
          <WhatsAppChat className="" />
        </p>
        {others.length > 0 && (
          <>
            <h2 className="pt-6 text-label font-bold text-quiet">{t('moreSections')}</h2>
            <PageLinks pages={others} path={path} withIcons className="menu-quiet" />
          </>
        )}
      </nav>
    </dialog>
  );
}

type Props = FullMenuProps & {
  isLow?: boolean;
  children: ReactNode;
};

const SIGN = 'touch-target justify-center print:hidden';

export function Masthead({ path, url, thin, isLow = false, children }: Props) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const settings = useTranslations('Settings');
  const locale = useLocale();
  return (
    <div
      className={`page-width flex items-center justify-between md:py-3 ${isLow ? 'max-md:border-b max-md:border-bar' : 'py-2'}`}
    >
      <a href={localPath('/', locale)} className="touch-target">
        <Logo size={isLow ? 'low' : 'masthead'} />
      </a>
      <div className="-me-2.5 flex items-center">
        {children}
        {/* Uses space that `Today` leaves free, or late buttons would move it. */}
        <div className="flex justify-end md:-ms-26 md:w-26">
          <a
            href={localPath('/my', locale)}
            aria-label={pages('my')}
            className={`${SIGN} max-md:hidden`}
          >
            <Icon name="bookmark" />
          </a>
          <button
            type="button"
            data-later="settings"
            aria-label={settings('open')}
            className={`${SIGN} noscript:hidden`}
          >
            <Icon name="settings" />
          </button>
          <button
            type="button"
            popoverTarget="menu"
            aria-label={t('menu')}
            className={`menu-button ${SIGN} md:hidden`}
          >
            <Icon name="menu" />
          </button>
        </div>
      </div>
      <FullMenu path={path} url={url} thin={thin} />
    </div>
  );
}

type MainNavProps = Pick<FullMenuProps, 'path' | 'thin'> & {
  inMenu?: boolean;
};

export function MainNav({ path, thin, inMenu = false }: MainNavProps) {
  const t = useTranslations('Chrome');
  return (
    <nav
      aria-label={t('sections')}
      className={`border-y border-t-bar border-b-rule print:hidden ${inMenu ? 'in-menu' : ''}`}
    >
      <div className="page-width">
        <PageLinks pages={menu('main', thin)} path={path} className="nav-row" />
      </div>
    </nav>
  );
}
