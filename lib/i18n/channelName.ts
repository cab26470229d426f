import { CHANNEL_NAMES } from '@/lib/brand/brand.mjs';
import { DEFAULT_LOCALE, type Locale } from './locales';

const NAMES: Partial<Record<Locale, string>> = CHANNEL_NAMES;

/** What the channel calls itself in a language; where it has no name there, the default one. */
export const channelName = (locale: Locale): string => NAMES[locale] ?? NAMES[DEFAULT_LOCALE] ?? '';
