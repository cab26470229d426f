import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { menu, shownTools } from '@/lib/pages/menus';
import { pageEntry, type PagePath, PAGES } from '@/lib/pages/pages';
import { TOOLS } from '@/lib/pages/tools';

export function SidebarSections({ thin = [] }: { thin?: readonly PagePath[] }) {
  const t = useTranslations('Chrome');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  const paths = menu('quickAccess', thin);
  if (paths.length === 0) return null;
  return (
    <section className="max-lg:hidden">
      <BlockHeader title={t('moreSections')} />
      <ul className="grid grid-cols-2 gap-x-col">
        {paths.map((path) => {
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

export function SidebarTools() {
  const t = useTranslations('FrontPage');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  const tools = shownTools();
  if (tools.length === 0) return null;
  return (
    <section className="max-lg:hidden">
      <BlockHeader title={t('tools')} />
      <ul>
        {tools.map((path) => (
          <li key={path}>
            <a
              href={localPath(path, locale)}
              className="chevron flex min-h-12 items-center gap-3 border-b border-rule font-bold hover:bg-raised"
            >
              <Icon name={TOOLS[path].icon} className="text-quiet" />
              <span className="me-auto">{pages(TOOLS[path].key)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
