import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/i18n/locales';
import { withChannelName } from '@/lib/i18n/withChannelName';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';

/**
 * The messages themselves, so that a test asks for a text by its key and not by today's wording.
 */
export const words = {
  en: withChannelName(en, 'en'),
  hi: withChannelName(hi, 'hi'),
} satisfies Partial<Record<Locale, Messages>>;

/** The languages whose wording tests know. */
export type TestedLocale = keyof typeof words;
