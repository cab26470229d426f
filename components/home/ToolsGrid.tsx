import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { ToolTile } from '@/components/tools/frame/ToolTile';
import { shownTools } from '@/lib/site/shownTools';

/** All tools. The first is two cells wide where that fills the grid, as with seven. */
export function ToolsGrid() {
  const t = useTranslations('FrontPage');
  const tools = shownTools();
  const first = tools.length % 2 === 1 ? 'first:col-span-2 first:min-h-0' : '';
  return (
    <section aria-labelledby="tools">
      <BlockHeader id="tools" title={t('tools')} />
      <div className="grid grid-cols-2 overflow-hidden border-b border-rule md:grid-cols-4">
        {tools.map((path) => (
          <ToolTile key={path} path={path} className={first} />
        ))}
      </div>
    </section>
  );
}
