import { NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { TIME_ZONE } from '@/lib/i18n/language';
import { laterWords, pageLocale } from './words';

/**
 * Renders something that no page has in its first load, with the words of `LATER_NAMESPACES`.
 *
 * @param host where; an element that React did not make, or one that it leaves alone. By default a new one at the body's end
 * @returns what takes it away again
 */
export async function showLater(
  node: ReactNode,
  host: Element = document.body.appendChild(document.createElement('div')),
): Promise<() => void> {
  const messages = await laterWords();
  const root = createRoot(host);
  root.render(
    <NextIntlClientProvider locale={pageLocale()} timeZone={TIME_ZONE} messages={messages}>
      {node}
    </NextIntlClientProvider>,
  );
  return () => {
    root.unmount();
    host.remove();
  };
}
