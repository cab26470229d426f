import { type RefObject, useEffect, useState } from 'react';

type Listed = { id: string };

const sameIds = (a: readonly Listed[], b: readonly Listed[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/**
 * A polled list that does not move under the reader's eye. While its block is on the screen a changed list
 * waits: `waiting` counts its new stories and `reveal` shows them. Out of sight it changes by itself. New
 * words in the same stories are shown at once.
 */
export function useCalmList<T extends Listed>(latest: readonly T[], block: RefObject<HTMLElement | null>) {
  const [shown, setShown] = useState(latest);
  const [inSight, setInSight] = useState(true);

  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => setInSight(entry?.isIntersecting ?? true));
    if (block.current) observer.observe(block.current);
    return () => observer.disconnect();
  }, [block]);

  const changed = !sameIds(shown, latest);
  const mayChange = !inSight || shown.length === 0;
  if (latest !== shown && (!changed || mayChange)) setShown(latest);

  const known = new Set(shown.map(({ id }) => id));
  return {
    shown,
    waiting: latest.filter(({ id }) => !known.has(id)).length,
    reveal: () => setShown(latest),
  };
}
