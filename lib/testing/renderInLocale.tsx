import { render } from '@testing-library/react';
import { createTranslator, NextIntlClientProvider } from 'next-intl';
import type { ReactElement, ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { SWRConfig } from 'swr';
import { TIME_ZONE } from '@/lib/i18n/language';
import { type TestedLocale, words } from './words';

export { TESTED_LOCALES, words } from './words';

/** The site's own sentences in a language, for names that hold a title or a figure. */
export const speak = (locale: TestedLocale) =>
  createTranslator({ locale, messages: words[locale], timeZone: TIME_ZONE });

/** `ofPage`: SWR's default cache, into which scripts outside of React write as well. */
type CacheOfTest = 'ownOfTest' | 'ofPage';

const around = (locale: TestedLocale, cache: CacheOfTest = 'ownOfTest') =>
  function Site({ children }: { children: ReactNode }) {
    return (
      <NextIntlClientProvider
        locale={locale}
        messages={words[locale]}
        timeZone={TIME_ZONE}
        onError={(problem) => {
          throw problem;
        }}
      >
        <SWRConfig
          value={{
            dedupingInterval: 0,
            ...(cache === 'ownOfTest' && { provider: () => new Map() }),
          }}
        >
          {children}
        </SWRConfig>
      </NextIntlClientProvider>
    );
  };

/** Renders as the site would: real messages, India's clock, no cache shared between tests. */
export const renderInLocale = (
  ui: ReactElement,
  locale: TestedLocale = 'en',
  cache?: CacheOfTest,
) => render(ui, { wrapper: around(locale, cache) });

/** The same as the server sends it, filled in by a reader, and then taken over by React. */
export function hydrateInLocale(ui: ReactElement, fillIn: () => void, locale: TestedLocale = 'en') {
  const wrapper = around(locale);
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(wrapper({ children: ui }));
  fillIn();
  return render(ui, { container, hydrate: true, wrapper });
}
