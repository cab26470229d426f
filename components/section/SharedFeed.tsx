import type { ReactNode } from 'react';
import { useTranslations } from 'next-intl';
import { FeedBlock } from '@/components/ui/FeedBlock';
import { isForEdge } from '@/lib/http/isForEdge';
import { FEED_GRACE_MS } from '@/lib/news/feedGrace';

/** A little less than the grace of `FeedBlock`: what it streams is always known to be late. */
const PROMPT_MS = FEED_GRACE_MS - 20;
/** So tall that what stands below is out of sight, wherever the block begins. */
const HELD = 'min-h-svh';

type Props<T> = {
  result: Promise<T>;
  /** Shown while the feed is late, where it is not 'Loading...'. */
  place?: ReactNode;
  /** The room of a late block whose length is known, as a class. */
  held?: string;
  children: (value: T) => ReactNode;
};

async function timed<T>(result: Promise<T>) {
  const asked = performance.now();
  const value = await result;
  return { value, late: !isForEdge() && performance.now() - asked > PROMPT_MS };
}

/**
 * A feed's block of any length. While it is late, and once it has come late, what stands below it
 * stays where it is.
 */
export function SharedFeed<T>({ result, place, held = HELD, children }: Props<T>) {
  const t = useTranslations('Story');
  return (
    <FeedBlock
      result={timed(result)}
      place={
        <div className={held}>
          {place ?? (
            <p role="status" className="pt-4 text-quiet">
              {t('loading')}
            </p>
          )}
        </div>
      }
    >
      {({ value, late }) => <div className={late ? held : undefined}>{children(value)}</div>}
    </FeedBlock>
  );
}
