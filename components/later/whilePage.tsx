import type { ReactNode } from 'react';
import { subscribeToUrl } from '@/lib/browser/url';
import { showLater } from './show';

/** What the reader ends, or going to another page by Back or Forward does. */
export function endingWithPage(): AbortController {
  const ending = new AbortController();
  const { pathname } = location;
  const unsubscribe = subscribeToUrl(() => location.pathname !== pathname && ending.abort());
  ending.signal.addEventListener('abort', unsubscribe);
  return ending;
}

/** As `showLater`, until the end, which is at once where it cannot be shown. */
export async function showUntil(
  ending: AbortController,
  ...shown: Parameters<typeof showLater>
): Promise<void> {
  try {
    const takeAway = await showLater(...shown);
    // It may have ended while its words were on their way.
    if (ending.signal.aborted) takeAway();
    ending.signal.addEventListener('abort', takeAway);
  } catch (fault) {
    ending.abort();
    throw fault;
  }
}

/**
 * Shows a dialog over the page until it is closed, or the reader goes to another page.
 *
 * @param dialog gets what closes it
 * @param onGone called once, however it has come to an end
 */
export async function showDialog(
  dialog: (close: () => void) => ReactNode,
  onGone: () => void = () => {},
): Promise<void> {
  const ending = endingWithPage();
  ending.signal.addEventListener('abort', onGone);
  await showUntil(
    ending,
    dialog(() => ending.abort()),
  );
}
