import { useEffect, useRef } from 'react';

/**
 * Keeps the page's title in the tab: the number of waiting updates, and a changed headline.
 *
 * @param sent the headline that the server sent
 * @param title undefined unless it has changed
 */
export function useDocumentTitle(sent: string, title: string | undefined, count: number): void {
  // Headlines have no-break spaces between figures and units.
  const known = useRef(sent.replaceAll('\u00A0', ' '));
  useEffect(() => {
    if (title === undefined || title === known.current) return;
    document.title = document.title.replace(known.current, () => title);
    known.current = title;
  }, [title]);
  useEffect(() => {
    if (count === 0) return;
    document.title = `(${count}) ${document.title}`;
    return () => {
      document.title = document.title.replace(/^\(\d+\) /, '');
    };
  }, [count]);
}
