import { isOtherPage, pageBehind } from './isOtherPage';

/** The path that the document was loaded from, also where its URL has changed since. */
function pathOfDocument(): string {
  const [navigation] = performance.getEntriesByType('navigation');
  return new URL(navigation?.name ?? '', location.href).pathname;
}

/**
 * Loads another page of the history as a whole. After the reload of an open story Chromium takes it
 * and the page it was opened over for one document, and Next would swap the pages in it: without the
 * other's styles and static HTML, which come with a document.
 *
 * To be called once, before Next listens itself.
 */
export function loadOtherPages(): void {
  const own = pathOfDocument();
  const loadIfOther = (state: unknown): boolean => {
    const isOther = isOtherPage(own, { pathname: location.pathname, state });
    if (isOther) location.reload();
    return isOther;
  };
  // Back may have been pressed before any script ran.
  if (loadIfOther(history.state)) return;
  // A story that was open over another page and is now loaded as its own.
  if (location.pathname === own && pageBehind(history.state) !== undefined)
    history.replaceState({ ...history.state, over: undefined }, '');
  addEventListener(
    'popstate',
    (event) => {
      if (loadIfOther(event.state)) event.stopImmediatePropagation();
    },
    // While capturing, so that Next's listener comes later.
    true,
  );
}
