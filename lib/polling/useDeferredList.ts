import { type RefObject, useEffect, useState } from 'react';

type Listed = { id: string };

const sameIds = (a: readonly Listed[], b: readonly Listed[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/**
 * A polled list that does not move under the reader's eye. A changed list waits while its block is
 * on the screen, and above it, where a change of height would push what is being read: `waiting`
 * counts its new stories and `reveal` shows them. Still below the screen it changes by itself. New
 * words in the same stories are shown at once.
 */
export function useDeferredList<T extends Listed>(
  latest: readonly T[],
  block: RefObject<HTMLElement | null>,
) {
  const [shown, setShown] = useState(latest);
  const [below, setBelow] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      setBelow(entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0);
    });
    if (block.current) observer.observe(block.current);
    return () => observer.disconnect();
  }, [block]);

  const changed = !sameIds(shown, latest);
  const mayChange = below || shown.length === 0;
  if (latest !== shown && (!changed || mayChange)) setShown(latest);

  const known = new Set(shown.map(({ id }) => id));
  return {
    shown,
    pendingCount: latest.filter(({ id }) => !known.has(id)).length,
    reveal: () => setShown(latest),
  };
}
