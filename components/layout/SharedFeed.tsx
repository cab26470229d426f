import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { SkeletonLines } from '@/components/ui/SkeletonLines';

type Props<T> = {
  result: Promise<T>;
  fallback?: ReactNode;
  /** It stays once the list is there, because content below already shows. */
  minHeight?: string;
  children: (value: T) => ReactNode;
};

export function SharedFeed<T>({
  result,
  fallback = <ListSkeleton />,
  minHeight,
  children,
}: Props<T>) {
  return (
    <FeedBlock
      result={result}
      fallback={
        <div aria-busy className={minHeight ?? 'awaited-list'}>
          {fallback}
        </div>
      }
    >
      {(value, late) => <div className={late ? minHeight : undefined}>{children(value)}</div>}
    </FeedBlock>
  );
}

const ROWS = [1, 2, 3, 4, 5, 6] as const;

function ListSkeleton() {
  const t = useTranslations('Story');
  return (
    <>
      <p role="status" className="sr-only">
        {t('loading')}
      </p>
      <ul aria-hidden className="grid gap-x-col-2 md:grid-cols-2">
        {ROWS.map((row) => (
          <li
            key={row}
            data-placeholder
            className="grid grid-cols-[minmax(0,1fr)_104px] gap-3 border-b border-rule py-3"
          >
            <span className="grid content-start gap-2">
              <SkeletonLines />
            </span>
            <span className="aspect-square bg-sunk" />
          </li>
        ))}
      </ul>
    </>
  );
}
