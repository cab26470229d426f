import { type ComponentType, createElement, useEffect } from 'react';
import { useLazy } from '@/lib/browser/useLazy';

/** The share menu's script. */
export const fetchShareMenu = async () => (await import('./ShareMenu')).ShareMenu;

type Props<P> = {
  fetchIt: () => Promise<ComponentType<P>>;
  props: P;
  /** The page that has what the dialog would, where it is another. */
  page?: string;
};

/**
 * A dialog whose script is fetched at its first use, since most visits do without. When the script
 * cannot be had, the dialog closes and `page` is loaded instead.
 */
export function LazyDialog<P extends { onClose: () => void }>({ fetchIt, props, page }: Props<P>) {
  const [Dialog, loadDialog] = useLazy(fetchIt);
  const { onClose } = props;
  useEffect(
    () =>
      loadDialog((fault) => {
        console.error(fault);
        onClose();
        if (page) location.assign(page);
      }),
    [loadDialog, onClose, page],
  );
  return Dialog && createElement(Dialog, props);
}
