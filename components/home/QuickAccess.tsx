import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/site/menus';
import { pageEntry, PAGES } from '@/lib/site/pages';

/** The links below the hero: rows of three on phones, one row from 768 px. */
export function QuickAccess() {
  const t = useTranslations('Home');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <nav
      aria-label={t('quickAccess')}
      className="mt-4 grid grid-cols-3 overflow-hidden border-b border-rule md:auto-cols-fr md:grid-flow-col md:grid-cols-none"
    >
      {menu('quickAccess').map((path) => {
        const { icon } = pageEntry(path);
        return (
          <a
            key={path}
            href={localPath(path, locale)}
            className="-ml-px grid min-h-20 content-center justify-items-center gap-1 border-t border-l border-rule px-1 py-2 text-center text-label font-bold hover:bg-raised md:min-h-24"
          >
            {icon && <Icon name={icon} />}
            {path === '/photos' ? t('photoGallery') : pages(PAGES[path].key)}
          </a>
        );
      })}
    </nav>
  );
}
