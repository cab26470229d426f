import { type ComponentType, createElement, useEffect, useState } from 'react';

type Props<P> = { fetchIt: () => Promise<ComponentType<P>>; props: P };

/**
 * A dialog whose script is fetched at its first use, since most visits do without. When the network
 * fails it closes again and the next use tries anew, where React's own `lazy` would put the error
 * view in the page's place.
 */
export function LazyDialog<P extends { onClose: () => void }>({ fetchIt, props }: Props<P>) {
  const [found, setFound] = useState<ComponentType<P> | null>(null);
  const { onClose } = props;
  useEffect(() => {
    if (found) return;
    fetchIt().then(
      (component) => setFound(() => component),
      (fault) => {
        console.error(fault);
        onClose();
      },
    );
  }, [found, fetchIt, onClose]);
  return found && createElement(found, props);
}
