import { useState } from 'react';

type Load = (onFailed?: (fault: unknown) => void) => void;

/**
 * A component whose script is no part of the first load: null until `load` has fetched it, then there in the
 * same render as its use. With React's `lazy` and `next/dynamic` even a script that has come shows a frame later,
 * and one that cannot be had puts the error view in the page's place; here `onFailed` is called, and the next `load`
 * tries again.
 *
 * @param fetchIt a constant function around `import()`
 */
export function useLazy<T>(fetchIt: () => Promise<T>): [loaded: T | null, load: Load] {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [load] = useState<Load>(
    () =>
      (onFailed = () => {}) =>
        void fetchIt().then((component) => setLoaded(() => component), onFailed),
  );
  return [loaded, load];
}
