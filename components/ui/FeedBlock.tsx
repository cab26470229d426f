import { type ReactNode, Suspense } from 'react';

/** A feed that answers within this time is rendered plainly. */
const GRACE_MS = 80;

type Props<T> = {
  result: Promise<T>;
  /** Holds the block's place, at its final height, while a late feed is awaited. */
  place: ReactNode;
  /** `late` where it takes that place. */
  children: (value: T, late: boolean) => ReactNode;
};

/**
 * A block that waits for its feed. With an answer within the grace period it is part of the page
 * like any text; late, it streams into its place. The Suspense boundary is there only when it is
 * needed: what is inside one waits hidden for a script, which readers without JavaScript would
 * never see.
 */
export async function FeedBlock<T>({ result, place, children }: Props<T>) {
  const cache = await Promise.race([result.then((value) => ({ value })), grace()]);
  if (cache) return children(cache.value, false);
  return (
    <Suspense fallback={place}>
      <Late result={result}>{children}</Late>
    </Suspense>
  );
}

async function Late<T>({ result, children }: Pick<Props<T>, 'result' | 'children'>) {
  return children(await result, true);
}

const grace = () => new Promise<null>((resolve) => setTimeout(resolve, GRACE_MS, null));
