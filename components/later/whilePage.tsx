import type { ReactNode } from 'react';
import { subscribeToUrl } from '@/lib/browser/url';
import { showLater } from './show';

export function endingWithPage(): AbortController {
  const ending = new AbortController();
  const { pathname } = location;
  const unsubscribe = subscribeToUrl(() => location.pathname !== pathname && ending.abort());
  ending.signal.addEventListener('abort', unsubscribe);
  return ending;
}

export async function showUntil(
  ending: AbortController,
  ...shown: Parameters<typeof showLater>
): Promise<void> {
  try {
    const takeAway = await showLater(...shown);
    if (ending.signal.aborted) takeAway();
    ending.signal.addEventListener('abort', takeAway);
  } catch (fault) {
    ending.abort();
    throw fault;
  }
}

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
