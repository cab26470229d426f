import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { TOOLS } from '@/lib/site/pages';

/** The seven tools; they fill the grid because the first is two cells wide. */
export function ToolsGrid() {
  const t = useTranslations('Home');
  const pages = useTranslations('Pages');
  const hints = useTranslations('ToolHints');
  const locale = useLocale();
  return (
    <section aria-labelledby="tools">
      <BlockHeader id="tools" title={t('tools')} />
      <div className="grid grid-cols-2 overflow-hidden border-b border-rule md:grid-cols-4">
        {TOOLS.map(({ path, key, icon }) => (
          <a
            key={path}
            href={localPath(path, locale)}
            className="-ml-px grid min-h-21 grid-cols-[auto_1fr] content-start gap-x-3 border-t border-l border-rule p-3 first:col-span-2 first:min-h-0 hover:bg-raised"
          >
            <Icon name={icon} />
            <b className="self-center leading-tight">{pages(key)}</b>
            <span className="col-span-full mt-1 text-meta text-quiet">{hints(key)}</span>
          </a>
        ))}
      </div>
    </section>
  );
}
