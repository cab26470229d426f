import { useEffect } from 'react';

/**
 * Lets the links to the other language take along what the address says of the page now: a filter, a city, a loan.
 * The server made them before the reader chose.
 */
export function useQueryAcrossLanguages(): void {
  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[hreflang]') : null;
      if (link) link.search = location.search;
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
