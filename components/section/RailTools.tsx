import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { shownTools } from '@/lib/site/shownTools';
import { TOOLS } from '@/lib/site/tools';

/** The tools by name, with their drawings, where the rail is a column; elsewhere the footer has them. */
export function RailTools() {
  const t = useTranslations('FrontPage');
  const pages = useTranslations('Pages');
  const locale = useLocale();
  return (
    <section className="max-lg:hidden">
      <BlockHeader title={t('tools')} />
      <ul>
        {shownTools().map((path) => (
          <li key={path}>
            <a
              href={localPath(path, locale)}
              className="chevron flex min-h-12 items-center gap-3 border-b border-rule font-bold hover:bg-raised"
            >
              <Icon name={TOOLS[path].icon} className="text-quiet" />
              <span className="mr-auto">{pages(TOOLS[path].key)}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
