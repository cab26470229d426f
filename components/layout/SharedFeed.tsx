import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { ListSkeleton } from '@/components/ui/ListSkeleton';

const SCREEN_HIGH = 'min-h-svh';

type Props<T> = {
  result: Promise<T>;
  fallback?: ReactNode;
  room?: string;
  children: (value: T) => ReactNode;
};

export function SharedFeed<T>({
  result,
  fallback = <ListSkeleton />,
  room = SCREEN_HIGH,
  children,
}: Props<T>) {
  return (
    <FeedBlock
      result={result}
      fallback={
        <div aria-busy className={room}>
          {fallback}
        </div>
      }
    >
      {(value, late) => <div className={late ? room : undefined}>{children(value)}</div>}
    </FeedBlock>
  );
}
