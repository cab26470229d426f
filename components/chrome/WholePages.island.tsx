'use client';
// An island for `popstate`.

import { useEffect } from 'react';
import { isOtherPage, pageBehind } from '@/lib/url/isOtherPage';

/**
 * Loads another page of the history as a whole. After the reload of an open story Chromium takes it
 * and the page it was opened over for one document, and Next would swap the pages in it: without the
 * other's styles and kept markup, which come with a document.
 */
export function WholePages() {
  useEffect(() => {
    const own = location.pathname;
    // A story that was open over another page and is now loaded as its own.
    if (pageBehind(history.state) !== undefined)
      history.replaceState({ ...history.state, over: undefined }, '');
    const onPopState = (event: PopStateEvent) => {
      if (!isOtherPage(own, { pathname: location.pathname, state: event.state })) return;
      event.stopImmediatePropagation();
      location.reload();
    };
    // While capturing, so that Next's listener comes later.
    addEventListener('popstate', onPopState, true);
    return () => removeEventListener('popstate', onPopState, true);
  }, []);
  return null;
}
