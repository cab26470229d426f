import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { pageLocale } from '@/lib/browser/laterWords';
import { TIME_ZONE } from '@/lib/i18n/language';

type Props = { messages: Partial<Messages>; children: ReactNode };

/** Gives lazy parts their messages on pages that have none. Itself loaded lazily. */
export const LaterWords = ({ messages, children }: Props) => (
  <NextIntlClientProvider locale={pageLocale()} timeZone={TIME_ZONE} messages={messages}>
    {children}
  </NextIntlClientProvider>
);
