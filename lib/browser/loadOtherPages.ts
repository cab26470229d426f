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
  // Back may precede every script.
  if (loadIfOther(history.state)) return;
  // A story once opened over another page, now loaded as a page.
  if (location.pathname === own && pageBehind(history.state) !== undefined)
    history.replaceState({ ...history.state, over: undefined }, '');
  addEventListener(
    'popstate',
    (event) => {
      if (loadIfOther(event.state)) event.stopImmediatePropagation();
    },
    // Capture runs before Next's listener.
    true,
  );
}
