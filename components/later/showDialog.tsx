import type { ReactNode } from 'react';
import { subscribeToUrl } from '@/lib/browser/url';
import { showLater } from './show';

/**
 * Shows a dialog over the page until it is closed, or the reader goes to another page by Back or Forward.
 *
 * @param dialog gets what closes it
 * @param onGone called once, however it has come to an end
 */
export async function showDialog(
  dialog: (close: () => void) => ReactNode,
  onGone: () => void = () => {},
): Promise<void> {
  const ending = new AbortController();
  const { signal } = ending;
  const close = () => ending.abort();
  const { pathname } = location;
  const unsubscribe = subscribeToUrl(() => location.pathname !== pathname && close());
  signal.addEventListener('abort', () => {
    unsubscribe();
    onGone();
  });
  try {
    const takeAway = await showLater(dialog(close));
    // It may have ended while its words were on their way.
    if (signal.aborted) takeAway();
    signal.addEventListener('abort', takeAway);
  } catch (fault) {
    close();
    throw fault;
  }
}
