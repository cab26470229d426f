import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';
import { type ToolPath, TOOLS } from '@/lib/site/pages';
import { ToolTile } from './ToolTile';

/** The tools beside this one. */
export function OtherTools({ path }: { path: ToolPath }) {
  const t = useTranslations('Tool');
  return (
    <section aria-labelledby="other-tools" className="print:hidden">
      <BlockHeader id="other-tools" title={t('others')} />
      <div className="grid grid-cols-2 overflow-hidden border-b border-rule md:grid-cols-3">
        {TOOLS.filter((tool) => tool.path !== path).map((tool) => (
          <ToolTile key={tool.path} tool={tool} />
        ))}
      </div>
    </section>
  );
}
