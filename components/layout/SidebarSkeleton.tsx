import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { SIDEBAR_LENGTH } from '@/lib/stories/listLengths';

export function SidebarSkeleton() {
  const t = useTranslations('Sidebar');
  return (
    <section aria-busy>
      <BlockHeader title={t('latest')} />
      <ol aria-hidden>
        {Array.from({ length: SIDEBAR_LENGTH }, (_, row) => (
          <li
            key={row}
            data-placeholder
            className="grid min-h-24 content-start gap-2 border-b border-rule py-3 first:pt-0"
          >
            <span className="block h-[1em] bg-sunk" />
            <span className="block h-[1em] w-4/5 bg-sunk" />
            <span className="block h-[0.75em] w-1/2 bg-sunk" />
          </li>
        ))}
      </ol>
    </section>
  );
}
