import { type ComponentType, createElement, useEffect, useEffectEvent } from 'react';
import { useLazy } from '@/lib/async/useLazy';

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
  const giveUp = useEffectEvent((fault: unknown) => {
    console.error(fault);
    props.onClose();
    if (page) location.assign(page);
  });
  useEffect(() => loadDialog((fault) => giveUp(fault)), [loadDialog]);
  return Dialog && createElement(Dialog, props);
}
