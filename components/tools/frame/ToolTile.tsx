import { useLocale, useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/Icon';
import { localPath } from '@/lib/i18n/language';
import { type ToolPath, TOOLS } from '@/lib/site/tools';

/**
 * One tool in a grid: its drawing, its name and what it is for. Its left and upper rules belong to
 * the grid's inside.
 */
export function ToolTile({ path, className = '' }: { path: ToolPath; className?: string }) {
  const { key, icon } = TOOLS[path];
  const pages = useTranslations('Pages');
  const hints = useTranslations('ToolHints');
  return (
    <a
      href={localPath(path, useLocale())}
      className={`-ml-px grid min-h-21 grid-cols-[auto_1fr] content-start gap-x-3 border-t border-l border-rule -outline-offset-3 p-3 hover:bg-raised ${className}`}
    >
      <Icon name={icon} />
      <b className="self-center leading-tight">{pages(key)}</b>
      <span className="col-span-full mt-1 text-meta text-quiet">{hints(key)}</span>
    </a>
  );
}
