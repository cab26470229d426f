'use client';
// An island because that keeps the chrome's markup out of the data React sends; in the browser it
// does nothing.

import { useFooterMarkup, useHeaderMarkup } from '@/components/chrome/chromeMarkup';
import type { FooterProps, HeaderProps } from './chromeProps';

/**
 * The markup of a part for React to take as it stands; null in the browser, where it is read back
 * from the document. By a getter: hydration never asks, only a render anew after a failed one, while
 * the old elements are still there.
 */
const kept = (part: string, markup: string | null) => ({
  'data-chrome': part,
  suppressHydrationWarning: true,
  dangerouslySetInnerHTML: {
    get __html() {
      return markup ?? document.querySelector(`[data-chrome=${part}]`)?.innerHTML ?? '';
    },
  },
});

/** The top bar, the masthead with today's date, and the row of sections. */
export const KeptHeader = (props: HeaderProps) => (
  <header {...kept('header', useHeaderMarkup(props))} />
);

/** The dark foot of every page. */
export const KeptFooter = (props: FooterProps) => (
  <div className="contents" {...kept('footer', useFooterMarkup(props))} />
);
