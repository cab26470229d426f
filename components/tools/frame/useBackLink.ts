import { useLocale } from 'next-intl';
import { useEffect } from 'react';
import { localPath } from '@/lib/i18n/language';
import { goBack } from '@/lib/url/goBack';
import { isPlainClick } from '@/lib/url/isPlainClick';

/**
 * Lets the page's `BackLink` go one step back, where there is one. Pages with stories have one
 * listener for all of their controls instead.
 */
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
