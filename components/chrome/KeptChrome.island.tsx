'use client';
// An island because that keeps the chrome's markup out of the data React sends; in the browser it
// does nothing.

import { useChromeMarkup } from '@/components/chrome/chromeMarkup';
import type { ChromeProps } from './chromeProps';

/**
 * The header or the footer, as HTML for React to take as it stands. In the browser, where there is
 * none to give, it is read back from the document, by a getter: hydration never asks, only a render
 * anew after a failed one, while the old elements are still there.
 */
export function KeptChrome(props: ChromeProps) {
  const markup = useChromeMarkup(props);
  return (
    <div
      id={props.part}
      className="contents"
      suppressHydrationWarning
      dangerouslySetInnerHTML={{
        get __html() {
          return markup ?? document.getElementById(props.part)?.innerHTML ?? '';
        },
      }}
    />
  );
}
