import { useState } from 'react';

type Load = (onFailed?: (fault: unknown) => void) => void;

/**
 * Unlike `lazy`, a loaded script renders without a frame's delay, and a failure calls `onFailed`;
 * the next `load` retries.
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
