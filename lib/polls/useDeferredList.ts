import { type RefObject, useEffect, useReducer } from 'react';

type Listed = { id: string };

type State<T> = {
  shown: readonly T[];
  latest: readonly T[];
  below: boolean;
};

const sameIds = (a: readonly Listed[], b: readonly Listed[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

function reduce<T extends Listed>(state: State<T>, change: Partial<State<T>>): State<T> {
  const next = { ...state, ...change };
  const mayShow = next.below || next.shown.length === 0 || sameIds(next.shown, next.latest);
  if (mayShow) return { ...next, shown: next.latest };
  const byId = new Map(next.latest.map((item) => [item.id, item]));
  return { ...next, shown: next.shown.map((item) => byId.get(item.id) ?? item) };
}

/**
 * Holds back a changed list while its block is on or above the screen; below, it updates at once.
 * Edited stories always update.
 */
export function useDeferredList<T extends Listed>(
  initial: readonly T[],
  block: RefObject<HTMLElement | null>,
) {
  const [{ shown, latest }, update] = useReducer(reduce<T>, {
    shown: initial,
    latest: initial,
    below: false,
  });

  useEffect(() => {
    // Takes the last entry, because on a busy device several may wait, the oldest first.
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      update({
        below: entry !== undefined && !entry.isIntersecting && entry.boundingClientRect.top > 0,
      });
    });
    if (block.current) observer.observe(block.current);
    return () => observer.disconnect();
  }, [block]);

  const known = new Set(shown.map(({ id }) => id));
  return {
    shown,
    pendingCount: latest.filter(({ id }) => !known.has(id)).length,
    reveal: () => update({ shown: latest }),
    receive: (arrived: readonly T[]) => update({ latest: arrived }),
  };
}
