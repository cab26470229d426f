import type { Messages } from 'next-intl';
import en from '#site/messages/en.json';
import hi from '#site/messages/hi.json';
import type { Locale } from '@/lib/i18n/locales';

/** The languages whose wording tests know. */
export const TESTED_LOCALES = ['en', 'hi'] as const satisfies readonly Locale[];
export type TestedLocale = (typeof TESTED_LOCALES)[number];

/**
 * The messages themselves, so that a test asks for a text by its key and not by today's wording.
 */
export const words = { en, hi } satisfies Record<TestedLocale, Messages>;
