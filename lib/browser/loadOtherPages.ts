import { isOtherPage, pageBehind } from './isOtherPage';

function pathOfDocument(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? '', location.href).pathname;
}

/**
 * Chromium may merge a reloaded story and its page into one document, which Next would swap without
 * styles. Call before Next listens.
 */
export function loadOtherPages(): void {
  const own = pathOfDocument();
  const loadIfOther = (state: unknown): boolean => {
    const isOther = isOtherPage(own, { pathname: location.pathname, state });
    if (isOther) location.reload();
    return isOther;
  };
  // The reader may press Back before any script runs.
  if (loadIfOther(history.state)) return;
  // A story that was opened over another page, but is now loaded as a page.
  if (location.pathname === own && pageBehind(history.state) !== undefined)
    history.replaceState({ ...history.state, over: undefined }, '');
  addEventListener(
    'popstate',
    (event) => {
      if (loadIfOther(event.state)) event.stopImmediatePropagation();
    },
    // The capture phase runs before Next's listener.
    true,
  );
}
