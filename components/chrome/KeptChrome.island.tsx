'use client';
// An island because that keeps the chrome's markup out of the data React sends; in the browser it
// does nothing.

import { KeptHtml } from '@/components/kept/KeptHtml';
import { useChromeMarkup } from '@/components/chrome/chromeMarkup';
import type { ChromeProps } from './chromeProps';

/** The header or the footer, as HTML that is rendered once. */
export function KeptChrome(props: ChromeProps) {
  return <KeptHtml id={props.part} markup={useChromeMarkup(props)} />;
}
