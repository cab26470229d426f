import { type ComponentType, createElement, useEffect, useState } from 'react';

type Props<P> = {
  fetchIt: () => Promise<ComponentType<P>>;
  props: P;
  /** The page that has what the dialog would, where it is another. */
  page?: string;
};

/**
 * A dialog whose script is fetched at its first use, since most visits do without. When the script
 * cannot be had, the dialog closes and `page` is loaded instead, where React's own `lazy` would put the
 * error view in this page's place.
 */
export function LazyDialog<P extends { onClose: () => void }>({ fetchIt, props, page }: Props<P>) {
  const [found, setFound] = useState<ComponentType<P> | null>(null);
  const { onClose } = props;
  useEffect(() => {
    if (found) return;
    fetchIt().then(
      (component) => setFound(() => component),
      (fault) => {
        console.error(fault);
        onClose();
        if (page) location.assign(page);
      },
    );
  }, [found, fetchIt, onClose, page]);
  return found && createElement(found, props);
}
