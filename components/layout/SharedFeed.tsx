import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { ListSkeleton } from '@/components/ui/ListSkeleton';

type Props<T> = {
  result: Promise<T>;
  fallback?: ReactNode;
  /** Reserved space; it stays once the list is there, because content below already shows. */
  room?: string;
  children: (value: T) => ReactNode;
};

export function SharedFeed<T>({ result, fallback = <ListSkeleton />, room, children }: Props<T>) {
  return (
    <FeedBlock
      result={result}
      fallback={
        <div aria-busy className={room ?? 'awaited-list'}>
          {fallback}
        </div>
      }
    >
      {(value, late) => <div className={late ? room : undefined}>{children(value)}</div>}
    </FeedBlock>
  );
}
