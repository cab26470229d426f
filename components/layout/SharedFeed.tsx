import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { FeedBlock } from '@/components/ui/FeedBlock';

const SCREEN_HIGH = 'min-h-svh';

type Props<T> = {
  result: Promise<T>;
  fallback?: ReactNode;
  room?: string;
  children: (value: T) => ReactNode;
};

export function SharedFeed<T>({ result, fallback, room = SCREEN_HIGH, children }: Props<T>) {
  const t = useTranslations('Story');
  return (
    <FeedBlock
      result={result}
      fallback={
        <div aria-busy className={room}>
          {fallback === undefined ? (
            <p role="status" className="pt-4 text-quiet">
              {t('loading')}
            </p>
          ) : (
            fallback
          )}
        </div>
      }
    >
      {(value, late) => <div className={late ? room : undefined}>{children(value)}</div>}
    </FeedBlock>
  );
}
