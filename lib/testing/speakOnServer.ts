import { createTranslator } from 'next-intl';
import * as server from 'next-intl/server';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';
import type { Locale } from '@/lib/i18n/routing';

type Namespace = 'Channel' | 'Pages' | 'PageDescriptions' | 'Reader';

/**
 * Gives server code the words of one language. The test mocks `next-intl/server` with `jest.fn()`s: outside of
 * a request the real one refuses to speak.
 */
export function speakOnServer(locale: Locale): void {
  const { getLocale, getTranslations } = server as unknown as Record<string, jest.Mock>;
  getLocale?.mockResolvedValue(locale);
  getTranslations?.mockImplementation(async (namespace: Namespace) =>
    createTranslator({ locale, messages: { en, hi }[locale], namespace }),
  );
}
