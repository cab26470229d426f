import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { localPath } from '@/lib/i18n/language';
import { goBack } from './goBack';
import { isPlainClick } from './isPlainClick';

/** Lets the page's `BackLink` go one step back, where there is one. */
export function useBackLink() {
  const locale = useLocale();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      const link =
        event.target instanceof Element ? event.target.closest('a[data-action=back]') : null;
      if (!link || !isPlainClick(event)) return;
      event.preventDefault();
      goBack(localPath('/', locale));
    };
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, [locale]);
}
