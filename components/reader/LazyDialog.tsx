import { type ComponentType, createElement, useEffect } from 'react';
import { withLaterWords } from '@/components/later/withLaterWords';
import { announceLoadFailure } from '@/lib/browser/announceLoadFailure';
import { useLazy } from '@/lib/browser/useLazy';

export const fetchShareMenu = () =>
  withLaterWords(import('@/components/share/ShareMenu').then(({ ShareMenu }) => ShareMenu));

type Props<P> = {
  fetchIt: () => Promise<ComponentType<P>>;
  props: P;
  page?: string;
  control?: Element;
};

/**
 * A dialog whose script loads on first use. If that fails, `page` opens, or `control` shows a
 * message.
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
        else if (control) announceLoadFailure(control);
      }),
    [loadDialog, onClose, page, control],
  );
  return Dialog && createElement(Dialog, props);
}
