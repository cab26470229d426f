import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { shownTools } from '@/lib/site/shownTools';
import type { ToolPath } from '@/lib/site/tools';
import { ToolTile } from './ToolTile';

/** The tools beside this one. */
export function OtherTools({ path }: { path: ToolPath }) {
  const t = useTranslations('Tool');
  return (
    <section aria-labelledby="other-tools" className="print:hidden">
      <BlockHeader id="other-tools" title={t('others')} />
      <div className="grid grid-cols-2 overflow-hidden border-b border-rule md:grid-cols-3">
        {shownTools()
          .filter((tool) => tool !== path)
          .map((tool) => (
            <ToolTile key={tool} path={tool} />
          ))}
      </div>
    </section>
  );
}
