import { useState } from 'react';

type Load = (onFailed?: (fault: unknown) => void) => void;

/**
 * Unlike `lazy`, renders without a frame's delay, and the next `load` retries a failure. Fetched
 * once, because a second component would remount.
 *
 * @param fetchIt a constant function around `import()`
 */
export function useLazy<T>(fetchIt: () => Promise<T>): [loaded: T | null, load: Load] {
  const [loaded, setLoaded] = useState<T | null>(null);
  const [load] = useState<Load>(() => {
    let fetching: Promise<T> | undefined;
    return (onFailed: (fault: unknown) => void = () => {}) =>
      void (fetching ??= fetchIt()).then(
        (component) => setLoaded(() => component),
        (fault) => {
          fetching = undefined;
          onFailed(fault);
        },
      );
  });
  return [loaded, load];
}
