import { useTranslations } from 'next-intl';
import { BlockHeader } from '@/components/story/BlockHeader';

type Props = { title: string; height: string; live?: boolean };

/** A block whose feed is late: its name, 'Loading...' and the room it will need. */
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
