import type { Messages } from 'next-intl';
import { withChannelName } from '@/lib/i18n/channelName';
import type { Locale } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import hi from '@/messages/hi.json';

/** The languages whose wording tests know. */
export const TESTED_LOCALES = ['en', 'hi'] as const satisfies readonly Locale[];
export type TestedLocale = (typeof TESTED_LOCALES)[number];

/**
 * The messages themselves, so that a test asks for a text by its key and not by today's wording.
 */
export const words = {
  en: withChannelName(en, 'en'),
  hi: withChannelName(hi, 'hi'),
} satisfies Record<TestedLocale, Messages>;
