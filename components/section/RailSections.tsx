import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { menu } from '@/lib/site/menus';
import { pageEntry, PAGES } from '@/lib/site/pages';

/** The ways to other sections, where the rail is a column; elsewhere the footer has them soon. */
export function RailSections() {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <section className="max-lg:hidden">
      <BlockHeader title={t('moreSections')} />
      <ul className="grid grid-cols-2 gap-x-col">
        {menu('quickAccess').map((path) => {
          const { icon } = pageEntry(path);
          return (
            <li key={path}>
              <a
                href={localPath(path, locale)}
                className="flex min-h-12 items-center gap-2 border-b border-rule text-label font-bold hover:bg-raised"
              >
                {icon && <Icon name={icon} className="size-5! text-quiet" />}
                {pages(PAGES[path].key)}
              </a>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
