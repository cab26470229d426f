import { NextIntlClientProvider } from 'next-intl';
import { renderToReadableStream } from 'next/dist/server/route-modules/app-page/vendored/ssr/react-dom-server';
import type { ReactElement } from 'react';
import { TIME_ZONE } from '@/lib/i18n/language';
import type { Locale } from '@/lib/i18n/locales';
import { allMessages } from './allMessages';

// Markup that is rendered once: as elements it is encoded for the browser, decoded for HTML and sent
// both ways on each request. For the server's render of client components only; what imports it has
// a stand-in for the browser (see `next.config.mjs`).

async function render(element: ReactElement, locale: Locale, now: number): Promise<string> {
  const stream = await renderToReadableStream(
    <NextIntlClientProvider
      locale={locale}
      messages={await allMessages(locale)}
      timeZone={TIME_ZONE}
      now={new Date(now)}
    >
      {element}
    </NextIntlClientProvider>,
  );
  // Comments part texts for hydration, which never comes here.
  return (await new Response(stream).text()).replaceAll('<!-- -->', '');
}

/** As many entries as there are parts, languages and fixed pages. */
const kept = new Map<string, { version: string | number; markup: Promise<string> }>();

type Once = {
  /** Names the markup within its language; of a fixed set, since all are kept. */
  key: string;
  /** Another version is rendered anew, and takes the place of the one before. */
  version?: string | number;
  locale: Locale;
  /** The time that the element is told, in epoch milliseconds. */
  now?: number;
  element: () => ReactElement;
};

/** An element's HTML with the words of a language, rendered once for each key and version. */
export function renderOnce({ key, version = 0, locale, now = 0, element }: Once): Promise<string> {
  const name = `${locale} ${key}`;
  const known = kept.get(name);
  if (known?.version === version) return known.markup;
  const markup = render(element(), locale, now);
  kept.set(name, { version, markup });
  markup.catch(() => kept.delete(name));
  return markup;
}
