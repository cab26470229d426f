import { type RefObject, useEffect, useReducer } from 'react';

type Listed = { id: string };

type State<T> = {
  shown: readonly T[];
  latest: readonly T[];
  /** Whether the block is still below the screen. */
  below: boolean;
};

const sameIds = (a: readonly Listed[], b: readonly Listed[]) =>
  a.length === b.length && a.every(({ id }, at) => id === b[at]?.id);

/** Takes in a change; the latest list is shown unless that would move what is read. */
function reduce<T extends Listed>(state: State<T>, change: Partial<State<T>>): State<T> {
  const next = { ...state, ...change };
  const mayShow = next.below || next.shown.length === 0 || sameIds(next.shown, next.latest);
  if (mayShow) return { ...next, shown: next.latest };
  const byId = new Map(next.latest.map((item) => [item.id, item]));
  return { ...next, shown: next.shown.map((item) => byId.get(item.id) ?? item) };
}

/**
 * A polled list that does not move while it is read. A changed list waits while its block is
 * on the screen, and above it, where a change of height would push what is being read:
 * `pendingCount` counts its new stories and `reveal` shows them. Still below the screen it changes by
 * itself. New words in the stories shown are shown at once. `receive` takes each list that arrives.
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
    const observer = new IntersectionObserver(([entry]) => {
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
