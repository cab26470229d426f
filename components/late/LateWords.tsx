import { type Messages, NextIntlClientProvider } from 'next-intl';
import type { ReactNode } from 'react';
import { pageLocale } from '@/lib/browser/laterWords';
import { TIME_ZONE } from '@/lib/i18n/language';

type Props = { messages: Partial<Messages>; children: ReactNode };

/** Words for what comes late, on pages that have none: it comes late itself. */
export const LateWords = ({ messages, children }: Props) => (
  <NextIntlClientProvider locale={pageLocale()} timeZone={TIME_ZONE} messages={messages}>
    {children}
  </NextIntlClientProvider>
);
