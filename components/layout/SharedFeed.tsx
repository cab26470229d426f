import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FeedBlock } from '@/components/ui/FeedBlock';

/** So tall that what stands below is out of sight, wherever the block begins. */
const SCREEN_HIGH = 'min-h-svh';

type Props<T> = {
  result: Promise<T>;
  /** Shown while the feed is late, where it is not 'Loading...'. */
  fallback?: ReactNode;
  /** The room of a late block whose length is known, as a class. */
  room?: string;
  children: (value: T) => ReactNode;
};

/**
 * A feed's block of any length. While it is late, and once it has come late, what stands below it
 * stays where it is.
 */
export function SharedFeed<T>({ result, fallback, room = SCREEN_HIGH, children }: Props<T>) {
  const t = useTranslations('Story');
  return (
    <FeedBlock
      result={result}
      fallback={
        <div className={room}>
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
