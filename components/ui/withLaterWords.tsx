import { NextIntlClientProvider, useLocale } from 'next-intl';
import type { ComponentType } from 'react';
import { laterWords } from '@/lib/browser/laterWords';

/** A component that comes late, with the words that come late: no page carries them. */
export async function withLaterWords<P extends object>(
  fetching: Promise<ComponentType<P>>,
): Promise<ComponentType<P>> {
  const [Late, messages] = await Promise.all([fetching, laterWords()]);
  return function WithWords(props: P) {
    return (
      <NextIntlClientProvider locale={useLocale()} messages={messages}>
        <Late {...props} />
      </NextIntlClientProvider>
    );
  };
}
