import { useLocale, useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { shownTools } from '@/lib/pages/menus';
import { type ToolPath, TOOLS } from '@/lib/pages/tools';

function ToolTile({ path, className = '' }: { path: ToolPath; className?: string }) {
  const { key, icon } = TOOLS[path];
  const pages = useTranslations('Pages');
  const hints = useTranslations('ToolHints');
  return (
    <a
      href={localPath(path, useLocale())}
      className={`-ms-px flex min-h-21 flex-wrap content-start items-center gap-x-2 border-t border-s border-rule -outline-offset-3 p-3 wrap-break-word hover:bg-raised ${className}`}
    >
      <Icon name={icon} />
      <b className="flex-1 leading-tight">{pages(key)}</b>
      <span className="mt-1 basis-full text-meta text-quiet">{hints(key)}</span>
    </a>
  );
}

/**
 * Columns in rem: enlarged words stay whole, in fewer columns below their icon. `auto-fit` would widen
 * the first tiles until the last arrive.
 */
const GRID =
  'grid grid-cols-[repeat(auto-fill,minmax(max(8rem,50%),1fr))] overflow-hidden border-b border-rule';

export function ToolsGrid() {
  const t = useTranslations('FrontPage');
  const tools = shownTools();
  if (tools.length === 0) return null;
  const first =
    tools.length % 2 === 1 ? 'first:col-span-full md:first:col-span-2 first:min-h-0' : '';
  return (
    <section aria-labelledby="tools">
      <BlockHeader id="tools" title={t('tools')} />
      <div className={`${GRID} md:grid-cols-[repeat(auto-fill,minmax(max(8rem,25%),1fr))]`}>
        {tools.map((path) => (
          <ToolTile key={path} path={path} className={first} />
        ))}
      </div>
    </section>
  );
}

export function OtherTools({ path }: { path: ToolPath }) {
  const t = useTranslations('Tool');
  const others = shownTools().filter((tool) => tool !== path);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-tools" className="print:hidden">
      <BlockHeader id="other-tools" title={t('others')} />
      <div className={`${GRID} md:grid-cols-[repeat(auto-fill,minmax(max(8rem,33%),1fr))]`}>
        {others.map((tool) => (
          <ToolTile key={tool} path={tool} />
        ))}
      </div>
    </section>
  );
}
