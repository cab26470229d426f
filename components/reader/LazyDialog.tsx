import { type ComponentType, createElement, useEffect } from 'react';
import { sayNotLoaded } from '@/lib/browser/sayNotLoaded';
import { useLazy } from '@/lib/browser/useLazy';

/** The share menu's script. */
export const fetchShareMenu = async () => (await import('./ShareMenu')).ShareMenu;

type Props<P> = {
  fetchIt: () => Promise<ComponentType<P>>;
  props: P;
  /** The page that has what the dialog would. */
  page?: string;
  /** Else the control that asks for the dialog. */
  control?: Element;
};

/**
 * A dialog whose script is fetched at its first use, since most visits do without. When the script
 * cannot be had, the dialog closes, and `page` is loaded instead or a line below `control` says so.
 */
export function LazyDialog<P extends { onClose: () => void }>({
  fetchIt,
  props,
  page,
  control,
}: Props<P>) {
  const [Dialog, loadDialog] = useLazy(fetchIt);
  const { onClose } = props;
  useEffect(
    () =>
      loadDialog((fault) => {
        console.error(fault);
        onClose();
        if (page) location.assign(page);
        else if (control) sayNotLoaded(control);
      }),
    [loadDialog, onClose, page, control],
  );
  return Dialog && createElement(Dialog, props);
}
