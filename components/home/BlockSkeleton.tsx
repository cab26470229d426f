import { useTranslations } from 'next-intl';
import { Numeral } from '@/components/lists/Numeral';
import { BlockHeader } from '@/components/ui/BlockHeader';
import { SkeletonLines } from '@/components/ui/SkeletonLines';
import { blockHeight } from './blockHeight';

type Props = { title: string; height: string; live?: boolean };

export function BlockSkeleton({ title, height, live }: Props) {
  const t = useTranslations('Story');
  return (
    <section aria-busy className={height}>
      <BlockHeader title={title} live={live} />
      <div className="grid aspect-lead place-content-center bg-sunk max-md:-mx-gutter md:w-1/2">
        <p role="status" className="text-quiet">
          {t('loading')}
        </p>
      </div>
    </section>
  );
}

const ROWS = [1, 2, 3, 4, 5] as const;

export function TrendingSkeleton() {
  const t = useTranslations('Home');
  const words = useTranslations('Story');
  return (
    <section aria-busy className={blockHeight.trending}>
      <BlockHeader title={t('trending')} />
      <p role="status" className="sr-only">
        {words('loading')}
      </p>
      <ol aria-hidden>
        {ROWS.map((rank) => (
          <li
            key={rank}
            data-placeholder
            className="grid min-h-24 grid-cols-[34px_minmax(0,1fr)] border-b border-rule py-3 first:pt-0"
          >
            <Numeral rank={rank} />
            <span className="grid content-start gap-2">
              <SkeletonLines />
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
