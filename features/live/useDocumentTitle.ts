import { useEffect, useRef } from 'react';

/**
 * Keeps the tab's title as the page's: with the number of updates that wait, and a changed headline.
 *
 * @param sent the headline that the server sent
 * @param title undefined while it is not known to have changed
 */
export function useDocumentTitle(sent: string, title: string | undefined, count: number): void {
  // The headline binds figures to their units.
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
